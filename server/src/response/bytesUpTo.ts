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
