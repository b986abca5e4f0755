import { readFile, rm } from 'node:fs/promises';
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

/** Removes an upload that is published. */
export const removeUpload = ({ siteDirectory, name, upload }: UploadOptions): Promise<void> =>
  rm(uploadFolder(siteDirectory, name, upload), { recursive: true, force: true });
