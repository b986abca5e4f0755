import { expect, it } from 'vitest';
import { normalSource } from './normalSource.ts';

it('makes every line end one, as a reader of XML does', () => {
  expect(normalSource('<a>\r\n<b>\r</b>\n</a>')).toBe('<a>\n<b>\n</b>\n</a>');
});

it('gives characters for large numbers, but not where numbers are text', () => {
  expect(normalSource('<a b="&#128512;&#x1F600;&#65;&#x4e2d;&#xFFFFFF;"><![CDATA[&#128512;]]></a>')).toBe(
    '<a b="😀😀&#65;&#x4e2d;&#xFFFFFF;"><![CDATA[&#128512;]]></a>',
  );
});
