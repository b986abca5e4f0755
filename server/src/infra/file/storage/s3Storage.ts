import { S3mini } from 's3mini';
import type { FilesSettings } from '../../../settings/FilesSettings.ts';
import type { FileStorage } from './FileStorage.ts';

/** Keeps files in a store that speaks S3. */
export function s3Storage(settings: Omit<Extract<FilesSettings, { kind: 's3' }>, 'kind'>): FileStorage {
  const bucket = new S3mini({ ...settings, requestAbortTimeout: 30_000 });
  return {
    configId: 3,
    write: async (key, content, type) => void (await bucket.putObject(key, content, type)),
    async read(key) {
      const content = await bucket.getObjectArrayBuffer(key);
      return content === null ? null : new Uint8Array(content);
    },
    remove: async (key) => void (await bucket.deleteObject(key)),
  };
}
