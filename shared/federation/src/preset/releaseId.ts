import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { findPackage, readPackage, withWorkspaceDependencies } from './workspacePackage.ts';

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
 * The id of the release that building `directory` now gives, known before the build:
 * `<version>-<ten hex digits over everything that reaches the output>` (architecture §5). The checkout's path is
 * part of it, because rspack's module ids hold it.
 */
export function releaseId(directory: string): string {
  const start = readPackage(directory);
  const lockfile = lockfileOf(directory);
  const bundler = readPackage(findPackage(import.meta.dirname, '@rspack/core')).version;
  const facts = [path.dirname(lockfile), process.version, bundler, readFileSync(lockfile, 'utf8')];
  return `${start.version}-${fingerprint(
    withWorkspaceDependencies(start).map((one) => one.directory),
    facts,
  )}`;
}
