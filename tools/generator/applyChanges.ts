import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from '@zhilv/server/template';
import { GeneratorError } from './GeneratorError.ts';

/** The formatter is the repository's own, wherever the files are. */
const FORMAT = path.resolve(import.meta.dirname, '../../.oxfmtrc.json');

/** A change to a file that may be there already; null: it is not. */
export interface Edit {
  readonly path: string;
  readonly change: (before: string | null) => string;
}

/**
 * Writes new files and changes existing ones, formatted. It does all or nothing, because it finds what cannot be done before
 * it writes the first file.
 * @throws GeneratorError when a new file is there already, or an edit does not find its place
 */
export function applyChanges(root: string, files: readonly GeneratedFile[], edits: readonly Edit[]): readonly string[] {
  const taken = files.filter((file) => existsSync(path.join(root, file.path)));
  if (taken.length > 0)
    throw new GeneratorError(
      `nothing was written, for these are there already:\n${taken.map((file) => `  ${file.path}`).join('\n')}`,
    );
  const changed = edits.map((edit): GeneratedFile => {
    const target = path.join(root, edit.path);
    return { path: edit.path, text: edit.change(existsSync(target) ? readFileSync(target, 'utf8') : null) };
  });
  const written = [...files, ...changed];
  for (const file of written) {
    const target = path.join(root, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.text);
  }
  const paths = written.map((file) => file.path);
  run(root, 'oxfmt', ['--config', FORMAT, ...paths]);
  return paths;
}

/**
 * Runs a tool of the workspace.
 * @throws GeneratorError when it fails
 */
export function run(cwd: string, command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new GeneratorError(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}
