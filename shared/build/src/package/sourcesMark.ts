import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { readPackage, withWorkspaceDependencies } from './workspacePackage.ts';

/** The folder of this package. */
const PRESET = path.resolve(import.meta.dirname, '../..');

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json'];

/** The lockfile that governs `directory`: the workspace's, or that of a remote in a folder of its own. */
function lockfileOf(directory: string): string {
  for (let folder = directory; ; folder = path.dirname(folder)) {
    const file = LOCKFILES.map((name) => path.join(folder, name)).find((one) => existsSync(one));
    if (file) return file;
    if (folder === path.dirname(folder)) throw new Error(`no ${LOCKFILES.join(' or ')} at or above ${directory}`);
  }
}

/**
 * Ten hex digits over everything that can change the output of the package in `directory`: its sources, those of our packages it
 * depends on, the preset's, the lockfile and the version of Node. Equal marks mean equal output. Unequal marks do not mean unequal
 * output, because most changes of sources do not reach it.
 * @throws Error when there is no lockfile, without which the versions of packages are not known
 */
export function sourcesMark(directory: string): string {
  // The preset counts as well, because it writes modules that import packages of its own.
  const packages = [directory, PRESET].flatMap((one) => withWorkspaceDependencies(readPackage(one)));
  const facts = [process.version, readFileSync(lockfileOf(directory), 'utf8')];
  return fingerprint([...new Set(packages.map((one) => one.directory))], facts);
}
