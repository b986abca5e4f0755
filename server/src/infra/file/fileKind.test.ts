import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { describe, expect, it } from 'vitest';
import { isOfKind, kindOfName, pictureKind } from './fileKind.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('a name', () => {
  it.each([
    ['图 片.PNG', 'image/png', 'png'],
    ['a.b.jpeg', 'image/jpeg', 'jpg'],
    ['报表.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['说明.md', 'text/markdown', 'md'],
  ])('%s is of a kind that is taken', (name, type, ending) => {
    expect(kindOfName(name)).toEqual({ type, ending });
  });

  it.each(['a.exe', 'a.html', 'a.svg', 'a.js', 'a', '', '.', 'png', 'a.png/b', 'a.constructor', 'a.png.'])(
    '%s is of none',
    (name) => {
      expect(kindOfName(name)).toBeNull();
    },
  );
});

describe('a content', () => {
  it.each([
    ['png', ONE_PIXEL],
    ['jpg', bytes('\xff\xd8\xff\xe0rest')],
    ['gif', bytes('GIF89a...')],
    ['webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
    ['pdf', bytes('%PDF-1.7\n')],
    ['doc', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['txt', Buffer.from('亭台楼阁')],
    ['csv', Buffer.from('\u{FEFF}编号,名称\n1,亭')],
    ['txt', Buffer.alloc(0)],
    ['png', Buffer.alloc(0)],
  ])('is what .%s says', async (ending, content) => {
    expect(await isOfKind(content, { ending })).toBe(true);
  });

  it.each([
    ['png', 'HTML', Buffer.from('<!doctype html><script>1</script>')],
    ['png', 'JPEG', bytes('\xff\xd8\xff\xe0rest')],
    ['jpg', 'the beginning of a PNG', ONE_PIXEL.subarray(0, 8)],
    ['pdf', 'a program', bytes('MZ\x90\0')],
    ['txt', 'a picture', ONE_PIXEL],
    ['txt', 'bytes that are no text', Uint8Array.of(0xff, 0xfe, 0x41)],
    ['txt', 'text with a NUL', Buffer.from('a\0b')],
    ['csv', 'XML', Buffer.from('<?xml version="1.0"?><svg/>')],
    ['exe', 'what is not taken', Buffer.from('a')],
  ])('is no .%s when it is %s', async (ending, _what, content) => {
    expect(await isOfKind(content, { ending })).toBe(false);
  });

  it('tells pictures by itself', async () => {
    expect(await pictureKind(ONE_PIXEL)).toEqual({ type: 'image/png', ending: 'png' });
    expect(await pictureKind(bytes('\xff\xd8\xff\xe0rest'))).toEqual({ type: 'image/jpeg', ending: 'jpg' });
    for (const other of [bytes('%PDF-1.7\n'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.alloc(0)])
      expect(await pictureKind(other)).toBeNull();
  });
});
