import { UnreadableBpmn } from './readableSource.ts';

/**
 * Gives the text of a file, by the mark at its beginning or by the encoding that it declares, else by UTF-8.
 *
 * @throws UnreadableBpmn when it is of another encoding than it says
 */
export function decodeBpmn(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return decoderOf(encoding).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (encoding === 'UTF-8' && haveNoNeighbours(bytes)) return new TextDecoder('latin1').decode(bytes);
    throw new UnreadableBpmn(`文件的文字不是 ${encoding} 编码，无法识别`);
  }
}

/**
 * Whether no two bytes beyond ASCII stand side by side. Some tools write Latin-1 and call it UTF-8; in UTF-8 and in China's encodings
 * no such byte stands alone.
 */
const haveNoNeighbours = (bytes: Uint8Array): boolean =>
  bytes.every((byte, place) => byte < 0x80 || (bytes[place + 1] ?? 0) < 0x80);

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new UnreadableBpmn(`文件的文字编码 ${encoding} 不受支持`);
  }
}

/** The first bytes of files in encodings that are known by them: marks, or the beginning of an XML. */
const BEGINNINGS: readonly (readonly [string, readonly number[]])[] = [
  ['UTF-8', [0xef, 0xbb, 0xbf]],
  ['UTF-16LE', [0xff, 0xfe]],
  ['UTF-16BE', [0xfe, 0xff]],
  ['UTF-16LE', [0x3c, 0x00]],
  ['UTF-16BE', [0x00, 0x3c]],
];

function encodingOf(bytes: Uint8Array): string {
  for (const [encoding, beginning] of BEGINNINGS) if (beginning.every((byte, place) => bytes[place] === byte)) return encoding;
  // The declaration has nothing but letters of ASCII, and all other encodings have these in common.
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 256));
  const [, declared = 'UTF-8'] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(declaration) ?? [];
  // Had it this one, it would begin otherwise: tools declare what they have in memory and write UTF-8.
  if (/^utf-?16/i.test(declared)) return 'UTF-8';
  // The newest of China's encodings has all characters of the older ones.
  return /^gb(?:2312|k)$/i.test(declared) ? 'GB18030' : declared;
}
