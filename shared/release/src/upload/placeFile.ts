import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file below a folder, in which it has its name only once all of it is on the disk.
 * @param parts its content, which may fail while it comes
 */
export async function placeFile(
  folder: string,
  file: string,
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  // No file of a release has a hidden name, and two may bring the same one at once.
  const part = path.join(folder, `.${randomUUID()}.part`);
  try {
    const handle = await open(part, 'wx');
    try {
      for await (const bytes of parts) await handle.writeFile(bytes);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
