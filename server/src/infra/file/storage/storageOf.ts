import type { FilesSettings } from '../../../settings/FilesSettings.ts';
import { directoryStorage } from './directoryStorage.ts';
import type { FileStorage } from './FileStorage.ts';
import { s3Storage } from './s3Storage.ts';

const made = new WeakMap<FilesSettings, FileStorage>();

/** Gives the storage of an installation; null where files are kept in the database. */
export function storageOf(settings: FilesSettings): FileStorage | null {
  if (settings.kind === 'database') return null;
  const present = made.get(settings);
  if (present !== undefined) return present;
  const storage = settings.kind === 'directory' ? directoryStorage(settings.directory) : s3Storage(settings);
  made.set(settings, storage);
  return storage;
}
