import { createInflateRaw } from 'node:zlib';

/** A file within a zip archive, packed. */
interface Entry {
  readonly name: string;
  readonly packed: Buffer;
  readonly isDeflated: boolean;
}

/**
 * Lists the files of a zip archive by its central directory (APPNOTE.TXT §4.3).
 * @throws RangeError for what is no archive, and for one of a kind that no spreadsheet writes: encrypted, split or of 4 GB
 */
export function zipEntries(archive: Buffer): readonly Entry[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end === -1) throw new RangeError('This is no zip archive.');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new RangeError('The directory of the archive is broken.');
    const method = archive.readUInt16LE(at + 10);
    const packedSize = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const isEncrypted = (archive.readUInt16LE(at + 8) & 1) === 1;
    if (isEncrypted || (method !== 0 && method !== 8) || begin + packedSize > archive.length)
      throw new RangeError('The archive has a file that cannot be read.');
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    return { name, packed: archive.subarray(begin, begin + packedSize), isDeflated: method === 8 };
  });
}

/**
 * Gives the size of files once they are unpacked, whatever the archive says of it. It stops at the limit, so that a bomb costs no more
 * than a file that is allowed.
 * @returns bytes; more than `limit` stands for any size above it
 */
export async function unpackedSize(entries: readonly Entry[], limit: number): Promise<number> {
  let size = 0;
  for (const { packed, isDeflated } of entries) {
    if (!isDeflated) size += packed.length;
    else {
      const inflate = createInflateRaw();
      inflate.end(packed);
      for await (const piece of inflate) {
        size += (piece as Buffer).length;
        if (size > limit) break;
      }
    }
    if (size > limit) return size;
  }
  return size;
}
