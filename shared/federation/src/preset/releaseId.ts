import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { findPackage, readPackage, withWorkspaceDependencies } from './workspacePackage.ts';

/** The folder of the lockfile that governs `directory`. */
function workspaceRoot(directory: string): string {
  for (let folder = directory; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'pnpm-lock.yaml'))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`no pnpm-lock.yaml at or above ${directory}`);
  }
}

/**
 * The id of the release that building `directory` now gives, known before the build:
 * `<version>-<ten hex digits over everything that reaches the output>` (architecture §5). The checkout's path is
 * part of it, because rspack's module ids hold it.
 */
export function releaseId(directory: string): string {
  const start = readPackage(directory);
  const root = workspaceRoot(directory);
  const bundler = readPackage(findPackage(import.meta.dirname, '@rspack/core')).version;
  const facts = [root, process.version, bundler, readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')];
  return `${start.version}-${fingerprint(
    withWorkspaceDependencies(start).map((one) => one.directory),
    facts,
  )}`;
}
