import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod/mini';
import { integrityOf } from '@zhilv/release/site-directory';
import { ReleaseFile } from '@zhilv/release/schema';
import { exportedNames } from './package/exportedNames.ts';
import { sourcesMark } from './package/sourcesMark.ts';
import { singletonVersions } from './sharing/sharedModules.ts';
import { findPackage, readPackage } from './package/workspacePackage.ts';
import type { ShellParts } from './configuration/shellConfigurations.ts';

/** The files of a small shell, as a document names them. */
const BuiltShell = z.object({
  scripts: z.array(ReleaseFile),
  styles: z.array(ReleaseFile),
  platform: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
});
export type BuiltShell = z.infer<typeof BuiltShell>;

/** The file whose presence says that the build is complete. */
const SHELL_FILE = 'shell.json';

/**
 * Builds a small shell, unless that very one is there. It provides the singletons to remotes as the host does, but no `ui`, so
 * that remotes bring their own.
 *
 * @returns the shell, and the folder with its files
 * @throws Error with rspack's messages when the build fails
 */
export async function buildShell(parts: ShellParts): Promise<{ readonly shell: BuiltShell; readonly output: string }> {
  const { directory } = parts;
  // A shell is no release: no older one is ever kept, so it can be named by its sources.
  const release = sourcesMark(directory);
  const output = path.join(directory, 'dist', release);
  const description = path.join(output, SHELL_FILE);
  if (existsSync(description)) return { shell: BuiltShell.parse(JSON.parse(readFileSync(description, 'utf8'))), output };
  // The bundler is loaded only now, because that takes longer than all that a start without changes has to do.
  const [{ runCompiler }, { shellConfigurations }] = await Promise.all([
    import('./compiler/runCompiler.ts'),
    import('./configuration/shellConfigurations.ts'),
  ]);
  const part = `${output}.${process.pid}.part`;
  const files: string[] = [];
  for (const configuration of shellConfigurations({ ...parts, output: part, release })) {
    const { entrypoints = {} } = (await runCompiler(configuration)).toJson({ all: false, entrypoints: true });
    files.push(...Object.values(entrypoints).flatMap(({ assets = [] }) => assets.map(({ name }) => name)));
  }
  const checked = (suffix: string): ReleaseFile[] =>
    files
      .filter((file) => file.endsWith(suffix))
      .map((file) => ({ file, integrity: integrityOf(readFileSync(path.join(part, file))) }));
  const shell: BuiltShell = {
    scripts: checked('.js'),
    styles: checked('.css'),
    platform: exportedNames(readPackage(findPackage(directory, '@zhilv/platform'))),
    shared: singletonVersions(directory),
  };
  writeFileSync(path.join(part, SHELL_FILE), JSON.stringify(shell));
  rmSync(output, { recursive: true, force: true });
  renameSync(part, output);
  return { shell, output };
}
