import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The scope of the workspace's packages. */
const SCOPE = '@zhilv';

export interface CopyPackagesOptions {
  /** If true, the packages' finished builds are copied as well. */
  readonly built: boolean;
}

/**
 * Copies folders and files of the workspace, by their paths in it, into `folder`. Links in the copy lead to other packages of the copy,
 * and to installed packages.
 * @param folder must be inside the workspace, such as `testInfo.outputPath()`, and must not be there yet
 */
export function copyPackages(folder: string, parts: readonly string[], { built }: CopyPackagesOptions): void {
  // Vitest would find the tests of a copy as well.
  const left = built ? /(^|\/)\.generated$|\.test\.tsx?$/ : /(^|\/)(dist|\.generated)$|\.test\.tsx?$/;
  for (const part of parts)
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !left.test(path.relative(root, file)),
    });
  linkInstalled(path.join(folder, 'node_modules'));
}

/** Links to all that is installed, and for packages of the workspace to the copy: those of another place are other sources to a build. */
function linkInstalled(modules: string): void {
  const installed = path.join(root, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(installed)) {
    if (name === SCOPE) cpSync(path.join(installed, name), path.join(modules, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(installed, name), path.join(modules, name));
  }
}
