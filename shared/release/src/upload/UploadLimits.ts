import { CommandError } from '../error/CommandError.ts';
import type { Release } from '../schema/index.ts';

/** The bounds of an upload over HTTP. The largest release of the product has a tenth of each. */
export interface UploadLimits {
  readonly descriptionBytes: number;
  readonly files: number;
  readonly fileBytes: number;
  readonly releaseBytes: number;
  /** Uploads of the host or of one remote that may be unfinished at a time. The one to which nothing came for longest gives way. */
  readonly unfinished: number;
}

export const UPLOAD_LIMITS: UploadLimits = {
  descriptionBytes: 2 * 1024 * 1024,
  files: 2000,
  fileBytes: 16 * 1024 * 1024,
  releaseBytes: 64 * 1024 * 1024,
  unfinished: 4,
};

/** Promote takes no longer ids, and the log of releases has no room for them. */
const ID_CHARACTERS = 100;

const mb = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/**
 * Refuses a description that promises more than a release may have, or names that cannot be files of one folder.
 * @throws CommandError
 */
export function refuseUnfitFiles({ name, release, files }: Release, limits: UploadLimits): void {
  const refuse = (why: string): never => {
    throw new CommandError(`${name} ${release} cannot be uploaded: ${why}`, 'refused', 'damaged');
  };
  if (release.length > ID_CHARACTERS) refuse(`its id is longer than ${ID_CHARACTERS} characters`);
  const entries = Object.entries(files);
  if (entries.length > limits.files) refuse(`it has ${entries.length} files, and ${limits.files} are the most`);
  const total = entries.reduce((sum, [, { bytes }]) => sum + Math.max(0, bytes), 0);
  if (total > limits.releaseBytes) refuse(`its files have more than ${mb(limits.releaseBytes)}`);
  const folders = new Set(entries.flatMap(([file]) => foldersOf(file)));
  for (const [file, { bytes }] of entries) {
    if (bytes < 0 || bytes > limits.fileBytes) refuse(`${file} has ${bytes} bytes, and ${mb(limits.fileBytes)} are the most`);
    if (folders.has(file)) refuse(`${file} is a file and a folder`);
    if (file === 'release.json') refuse('its description names itself');
    // Longer names have no room in file systems.
    if (file.length > 500 || file.split('/').some((part) => part.length > 200)) refuse(`the name of ${file} is too long`);
  }
}

/** Gives the folders that a file lies in: `a` and `a/b` of `a/b/c.js`. */
const foldersOf = (file: string): readonly string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));
