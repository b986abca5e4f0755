import { randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry } from '../directory/registryFile.ts';
import { entryOf } from '../directory/siteDirectory.ts';
import { isIntact } from '../files/integrityOf.ts';
import { uploadFolder } from '../lock/leftovers.ts';
import { openUpload, type UploadOptions } from './takeFile.ts';

/**
 * Gives the folder from which an upload is published: its own, or where that very release is published already, that one's.
 * `publish` then looks at all of it, as at a folder that was built here.
 * @throws UploadGone
 */
export async function uploadedDirectory(options: UploadOptions): Promise<string> {
  const { folder, release } = await openUpload(options);
  const { siteDirectory, name } = options;
  const known = entryOf(readRegistry(siteDirectory), name).releases.find(({ id }) => id === release.release);
  const isThere = known && isIntact(await readFile(path.join(folder, 'release.json')), known.integrity);
  return isThere ? path.join(siteDirectory, known.url) : folder;
}

/** Removes an upload that is published. It has another name first, so that nobody brings files to half of it. */
export async function removeUpload({ siteDirectory, name, upload }: UploadOptions): Promise<void> {
  const folder = uploadFolder(siteDirectory, name, upload);
  const aside = `${folder}.${randomUUID()}`;
  try {
    await rename(folder, aside);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return; // Somebody was faster.
    throw error;
  }
  await rm(aside, { recursive: true });
}
