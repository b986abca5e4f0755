import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from './FileStorage.ts';

/** Keeps files in a folder, which the servers of an installation share. @param directory absolute */
export function directoryStorage(directory: string): FileStorage {
  // A folder of a million files is slow to look through.
  const placeOf = (key: string): string => path.join(directory, key.slice(0, 2), key);
  return {
    configId: 2,
    async write(key, content) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true });
      // Whoever reads it meanwhile finds all of it or nothing.
      await writeFile(`${place}.part`, content, { flag: 'wx' });
      await rename(`${place}.part`, place);
    },
    async read(key) {
      try {
        return new Uint8Array(await readFile(placeOf(key)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  };
}
