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

it('writes attributes without space around their sign, on the lines where they were', () => {
  expect(normalSource('<a b ="1" c= "2"\n d\n=\n\'3\' e="x = \'4\'"/>')).toBe('<a  b="1"  c="2"\n \n\nd=\'3\' e="x = \'4\'"/>');
});

it('leaves what only looks like an attribute', () => {
  const xml = `<?xml version = "1.0"?><!-- <a b = "1"> --><a b="1"><![CDATA[<a b = "2">]]>if (a = "3") c > "d = 'e'"</a>`;
  expect(normalSource(xml)).toBe(xml);
});
