import { expect, it } from 'vitest';
import { pictureType } from './pictureType.ts';

it.each([
  ['image/png', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1')],
  ['image/jpeg', Buffer.from('\xff\xd8\xff\xe0rest', 'latin1')],
  ['image/webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
])('knows %s by its first bytes', (type, content) => {
  expect(pictureType(content)?.type).toBe(type);
});

it.each([
  ['a sound', Buffer.from('RIFF\x10\0\0\0WAVE', 'latin1')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', Buffer.from('<!doctype html>')],
  ['the beginning of a PNG', Buffer.from('\x89PNG', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('takes %s for no picture', (_what, content) => {
  expect(pictureType(content)).toBeNull();
});
