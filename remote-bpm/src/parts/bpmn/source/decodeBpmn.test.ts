import { expect, it } from 'vitest';
import { decodeBpmn } from './decodeBpmn.ts';

const XML = '<a b="审批"/>';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let place = 0; place < text.length; place += 1) bytes.setUint16(place * 2, text.charCodeAt(place), littleEndian);
  return new Uint8Array(bytes.buffer);
};

const declared = (encoding: string, bytes: readonly number[]): Uint8Array =>
  new Uint8Array([...utf8(`<?xml version="1.0" encoding="${encoding}"?><a b="`), ...bytes, ...utf8('"/>')]);

it.each([
  ['UTF-8', utf8(XML)],
  ['UTF-8 with a mark', utf8(`\uFEFF${XML}`)],
  ['UTF-16 in little endian with a mark', utf16(`\uFEFF${XML}`, true)],
  ['UTF-16 in big endian with a mark', utf16(`\uFEFF${XML}`, false)],
  ['UTF-16 in little endian', utf16(XML, true)],
  ['UTF-16 in big endian', utf16(XML, false)],
  ['GBK', declared('GBK', [0xc9, 0xf3, 0xc5, 0xfa])],
  ['GB2312', declared('gb2312', [0xc9, 0xf3, 0xc5, 0xfa])],
  ['UTF-8 that is said to be UTF-16', utf8(`<?xml version="1.0" encoding="utf-16"?>${XML}`)],
])('reads %s', (_, bytes) => {
  expect(decodeBpmn(bytes).replace(/^<\?.*\?>/, '')).toBe(XML);
});

it('reads characters of Latin-1', () => {
  expect(decodeBpmn(declared('ISO-8859-1', [0xe9]))).toContain('b="é"');
  // Some tools call it UTF-8.
  expect(decodeBpmn(declared('UTF-8', [0x6b, 0xe4, 0x72]))).toContain('b="kär"');
});

it.each([
  [declared('UTF-8', [0xc9, 0xf3, 0xc5, 0xfa]), '文件的文字不是 UTF-8 编码，无法识别'],
  [declared('GBK', [0xff, 0xff]), '文件的文字不是 GB18030 编码，无法识别'],
  [new Uint8Array([0x3c, 0x61, 0xc9, 0xf3]), '文件的文字不是 UTF-8 编码，无法识别'],
  [declared('EBCDIC-CP-US', []), '文件的文字编码 EBCDIC-CP-US 不受支持'],
])('says in Chinese what is wrong', (bytes, reason) => {
  expect(() => decodeBpmn(bytes)).toThrow(reason);
});
