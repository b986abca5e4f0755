import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { AppSettings, Settings } from './settings.ts';
import { StartupError } from './StartupError.ts';

/** What may be wrong with a folder, by the code of node:fs, and what mends it. */
const FAULTS: Readonly<Record<string, string>> = {
  EROFS: 'is on a file system that is mounted read-only. Mount it for writing',
  EACCES: 'may not be written to by this account. Give it to the account that runs the server (chown)',
  EPERM: 'may not be written to by this account. Give it to the account that runs the server (chown)',
  ENOSPC: 'is on a disk that is full. Make room there',
  EDQUOT: 'is on a disk where this account may take no more room. Make room there',
  ENOTDIR: 'is no folder, for a file has that name or one above it. Move that file',
  EEXIST: 'is no folder, for a file has that name. Move that file',
  ELOOP: 'is a link that leads back to itself. Correct it',
};

/** A first start writes more than that, but a disk that is full takes not even so much. */
const PROBE = Buffer.alloc(4096);

/**
 * Tries the folders that a server writes to before anything else does, which would name a file of its own instead.
 * @throws StartupError that names the folder and says what to do
 */
export function checkDirectories({
  databaseUrl,
  dataDirectory,
  siteDirectory,
  app,
}: Pick<Settings, 'databaseUrl' | 'dataDirectory' | 'siteDirectory'> & { readonly app: Pick<AppSettings, 'files'> }): void {
  const isBelow = !path.relative(dataDirectory, siteDirectory).startsWith('..');
  // With a PostgreSQL the data directory holds at most the site directory.
  if (databaseUrl === undefined || isBelow) checkDataDirectory(dataDirectory);
  checkDirectory(siteDirectory, 'site directory', isBelow ? 'DATA_DIR' : 'SITE_DIR');
  if (app.files.kind === 'directory') checkDirectory(app.files.directory, 'folder of uploaded files', 'FILES_DIR');
}

/** @throws StartupError that says what to do */
export const checkDataDirectory = (directory: string): void => checkDirectory(directory, 'data directory', 'DATA_DIR');

function checkDirectory(directory: string, what: string, variable: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    writeProbe(path.join(directory, `.writable-${process.pid}`));
  } catch (error) {
    throw new StartupError(directoryFault(error, `The ${what} ${directory}`, variable), { cause: error });
  }
}

function writeProbe(file: string): void {
  try {
    writeFileSync(file, PROBE);
  } finally {
    // A disk that became full took a part of it.
    rmSync(file, { force: true });
  }
}

/** Words what node:fs said of a folder. */
export function directoryFault(error: unknown, what: string, variable: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const fault = FAULTS[code] ?? `cannot be used: ${error instanceof Error ? error.message : String(error)}. Correct it`;
  return `${what} ${fault}, or set ${variable} to another folder.`;
}
