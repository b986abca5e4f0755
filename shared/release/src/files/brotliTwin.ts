import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Gives the twin of `file` that is sent to browsers which take brotli; null where packing saves nothing. A twin that lies beside the
 * file, as in a release that another site directory has, is taken over: packing takes seconds.
 * @param content of the file
 */
export async function brotliTwin(file: string, content: Buffer): Promise<Buffer | null> {
  const there = `${file}.br`;
  const known = existsSync(there) ? readFileSync(there) : null;
  const packed =
    known && unpacksTo(known, content)
      ? known
      : await compress(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
        });
  return packed.byteLength < content.byteLength ? packed : null;
}

/** Tells whether a brotli twin is that of this content. No digest speaks for twins, and gateways send them. */
export function unpacksTo(packed: Uint8Array, content: Buffer): boolean {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: Math.max(content.byteLength, 1) }).equals(content);
  } catch {
    return false; // It is so damaged that it is no brotli any more, or it holds more.
  }
}
