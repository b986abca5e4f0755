import { type Dirent, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/** The name of this machine in names of files, because several machines may write to one volume. */
export const MACHINE = hostname().replaceAll(/[^\w-]/g, '-') || 'unnamed';

/** The time after which unfinished files of another machine count as abandoned. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Tells whether nothing below `folder` was added or renamed for a day. One that another publisher has removed meanwhile is not. */
export function isAbandoned(folder: string, now: number): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.mtimeMs < now - ABANDONED_MS;
}

/**
 * Gives the hidden place beside a release's `folder` in which the release is made, and to which it is moved before it is
 * removed. Servers give no hidden files, so nobody gets half a release.
 */
export const unfinished = (folder: string): string =>
  path.join(path.dirname(folder), `.${path.basename(folder)}.${MACHINE}.part`);

/** Gives the folders of a site directory that hold releases: the host's and each remote's. */
export function releaseFolders(siteDirectory: string): readonly string[] {
  const remotes = directoriesIn(path.join(siteDirectory, 'remotes'));
  return [path.join(siteDirectory, 'host'), ...remotes].filter((folder) => existsSync(folder));
}

/** Gives the absolute paths of the folders in `folder`, and none when it is not there. */
export function directoriesIn(folder: string): readonly string[] {
  let entries: readonly Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // Nothing was published there yet.
  }
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
}

/**
 * Gives the hidden folder in which the files of a release that comes over HTTP are collected until all are there.
 * @param digest of its description, in hexadecimal digits
 */
export const uploadFolder = (siteDirectory: string, name: string, digest: string): string =>
  path.join(uploadsOf(siteDirectory, name), digest);

/** Gives the folder that holds those of the host or of one remote. */
export const uploadsOf = (siteDirectory: string, name: string): string => path.join(siteDirectory, UPLOADS, name);

const UPLOADS = '.uploads';

/** Gives uploads to which no file came for a day. */
const abandonedUploads = (siteDirectory: string, now: number): readonly string[] =>
  directoriesIn(path.join(siteDirectory, UPLOADS))
    .flatMap(directoriesIn)
    .filter((folder) => isAbandoned(folder, now));

/**
 * Gives what interrupted commands left unfinished. Only a caller that has the lock of the site directory may ask: it knows that no other
 * command of this machine is at work. A command of another machine is given a day, and so is an upload.
 * @param now epoch milliseconds
 */
export function leftovers(siteDirectory: string, now: number): readonly string[] {
  const unfinishedFolders = releaseFolders(siteDirectory)
    .flatMap(directoriesIn)
    .filter((folder) => /^\..*\.part$/.test(path.basename(folder)))
    .filter((folder) => folder.endsWith(`.${MACHINE}.part`) || isAbandoned(folder, now));
  return [...unfinishedFolders, ...abandonedUploads(siteDirectory, now)];
}

/** Removes them; gives what was removed. */
export function removeLeftovers(siteDirectory: string, now: number): readonly string[] {
  const folders = leftovers(siteDirectory, now);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  return folders;
}
