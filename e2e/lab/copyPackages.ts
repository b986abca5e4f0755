import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

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
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}
