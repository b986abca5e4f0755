/** So many bytes of an answer of another back end are held at most. A few packed kilobytes unpack to gigabytes, and no list of ours has a tenth of this. */
export const HELD_BYTES = 32 * 1024 * 1024;

/** Says that an answer is longer than that. */
export const TOO_LONG = `answers with more than ${HELD_BYTES / 2 ** 20} MB`;

/**
 * Reads a body of at most so many bytes; null for a longer one, and for one of which `accepts` refuses a part. Neither is read
 * any further.
 */
export async function bytesUpTo(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  accepts: (part: Uint8Array) => boolean = () => true,
): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > limitBytes || !accepts(part)) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
