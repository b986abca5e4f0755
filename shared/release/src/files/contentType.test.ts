import { expect, it } from 'vitest';
import { contentTypeOf } from './contentType.ts';

it('knows the kinds of files that releases have', () => {
  expect(contentTypeOf('pages/12.js')).toBe('text/javascript; charset=utf-8');
  expect(contentTypeOf('1.2.woff2')).toBe('font/woff2');
});

it.each(['index.html', 'remoteEntry', 'a.js.br', '.js', ''])('knows none of "%s"', (file) => {
  expect(contentTypeOf(file)).toBeUndefined();
});
