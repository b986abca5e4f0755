import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { PREPARED_DATABASES } from '@zhilv/testing/server/prepared-databases';

const root = path.resolve(import.meta.dirname, '../..');

/** A copy of this workspace that a test may change. Its installed packages are those of the original. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Gives a package of the copy the packages that `from` has installed; packages of the workspace are taken from the copy. */
  linkModules(folder: string, from?: string): void;
  /** Runs a command in the copy and gives its output, with its status first. */
  run(command: string, ...args: readonly string[]): string;
  remove(): void;
}

export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-workspace-'));
  const left = new Set(['node_modules', 'dist', '.data', '.git', '.generated', 'test-results']);
  cpSync(root, folder, { recursive: true, filter: (source) => !left.has(path.basename(source)) });
  const copy: WorkspaceCopy = {
    folder,
    linkModules(target, from = target) {
      const [source, modules] = [path.join(root, from, 'node_modules'), path.join(folder, target, 'node_modules')];
      mkdirSync(modules);
      for (const name of readdirSync(source)) {
        const [original, link] = [path.join(source, name), path.join(modules, name)];
        if (name === '@zhilv') cpSync(original, link, { recursive: true, verbatimSymlinks: true });
        else symlinkSync(original, link);
      }
    },
    run(command, ...args) {
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          // The databases that a test run of the original prepared lack the tables that the copy adds.
          [PREPARED_DATABASES]: undefined,
          PATH: [`${folder}/bin`, `${folder}/node_modules/.bin`, process.env['PATH']].join(path.delimiter),
        },
      });
      return `${status}: ${stdout}${stderr}`;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  for (const modules of globSync('{.,*,shared/*}/node_modules', { cwd: root })) copy.linkModules(path.dirname(modules));
  return copy;
}
