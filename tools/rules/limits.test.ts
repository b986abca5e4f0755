import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const MOST_LINES = 250;
let folder: string;

// The tree has the shape of the real one, so that the test is about the configuration that guards that.
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-limits-'));
  cpSync(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, source: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), source);
}

const lint = (...files: readonly string[]): string =>
  spawnSync(path.join(root, 'node_modules/.bin/oxlint'), files, { cwd: folder, encoding: 'utf8' }).stdout;

describe('the linter', () => {
  it.each(['remote-bpm/src/model/x.ts', 'remote-bpm/src/model/x.test.tsx', 'e2e/x.spec.ts', 'tools/x.ts'])(
    `refuses %s with more than ${MOST_LINES} lines`,
    (file) => {
      write(file, `export const x = [\n${'  1,\n'.repeat(MOST_LINES)}];\n`);

      expect(lint(file)).toContain('max-lines');
    },
  );

  it('refuses files that import each other', () => {
    write('remote-bpm/src/model/one.ts', "import { other } from './other.ts';\nexport const one = () => other;\n");
    write('remote-bpm/src/model/other.ts', "import { one } from './one.ts';\nexport const other = () => one;\n");

    expect(lint('remote-bpm/src')).toContain('no-cycle');
  });
});

it(`no stylesheet has more than ${MOST_LINES} lines, which the linter does not read`, () => {
  const sheets = globSync('{host,standalone,remote-*,shared/*}/src/**/*.css', { cwd: root }).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
  const long = sheets.filter(({ text }) => !text.startsWith('/* Written by ') && text.split('\n').length > MOST_LINES + 1);

  expect(sheets.length).toBeGreaterThan(30);
  expect(
    long.map(({ file }) => file),
    'a component with so much style is several: give each its own file',
  ).toEqual([]);
});
