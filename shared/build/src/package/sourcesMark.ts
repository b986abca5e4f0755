import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { readPackage, withWorkspaceDependencies } from './workspacePackage.ts';

/** The folder of this package. */
const PRESET = path.resolve(import.meta.dirname, '../..');

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json'];

/** The lockfile that governs `directory`: the workspace's, or that of a remote of its own folder. */
function lockfileOf(directory: string): string {
  for (let folder = directory; ; folder = path.dirname(folder)) {
    const file = LOCKFILES.map((name) => path.join(folder, name)).find((one) => existsSync(one));
    if (file) return file;
    if (folder === path.dirname(folder)) throw new Error(`no ${LOCKFILES.join(' or ')} at or above ${directory}`);
  }
}

/**
 * Ten hex digits over everything that can reach what is built of the package in `directory`: its sources, those of the packages
 * of ours it depends on, the preset's, the lockfile and the version of Node. Equal marks mean equal output. Unequal ones mean
 * nothing: most of what is counted here never leaves the sources.
 * @throws Error when there is no lockfile, without which nobody knows what is built
 */
export function sourcesMark(directory: string): string {
  // The preset writes modules that bring in packages of its own.
  const packages = [directory, PRESET].flatMap((one) => withWorkspaceDependencies(readPackage(one)));
  const facts = [process.version, readFileSync(lockfileOf(directory), 'utf8')];
  return fingerprint([...new Set(packages.map((one) => one.directory))], facts);
}
