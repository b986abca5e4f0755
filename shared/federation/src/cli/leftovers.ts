import { type Dirent, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/** This machine in names of files; several may write to one volume. */
export const MACHINE = hostname().replaceAll(/[^\w-]/g, '-') || 'unnamed';

/** After so long nobody is still at work: what another machine left unfinished is abandoned. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Whether nothing below `folder` was added or renamed for a day. */
export const isAbandoned = (folder: string, now: number): boolean => statSync(folder).mtimeMs < now - ABANDONED_MS;

/**
 * The place beside `folder` where it is made before it is moved there, and moved to before it is removed. Hidden, for a
 * server gives no hidden files: half a release must not be had, least of all as immutable.
 */
export const unfinished = (folder: string): string =>
  path.join(path.dirname(folder), `.${path.basename(folder)}.${MACHINE}.part`);

/** The folders below a site that hold releases: the host's and each remote's. */
export function releaseFolders(site: string): readonly string[] {
  const remotes = directoriesIn(path.join(site, 'remotes'));
  return [path.join(site, 'host'), ...remotes].filter((folder) => existsSync(folder));
}

/** The absolute paths of the folders in `folder`; none when it is not there. */
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
 * What interrupted commands left unfinished. To be asked by whoever has the site's lock, and so knows that no other
 * command of this machine is at work; another machine's is given a day.
 * @param now epoch milliseconds
 */
export function leftovers(site: string, now: number): readonly string[] {
  return releaseFolders(site)
    .flatMap(directoriesIn)
    .filter((folder) => /^\..*\.part$/.test(path.basename(folder)))
    .filter((folder) => folder.endsWith(`.${MACHINE}.part`) || isAbandoned(folder, now));
}

/** Removes them; gives what was removed. */
export function removeLeftovers(site: string, now: number): readonly string[] {
  const folders = leftovers(site, now);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  return folders;
}
