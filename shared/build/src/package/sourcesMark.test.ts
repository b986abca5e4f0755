import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourcesMark } from './sourcesMark.ts';

let folder: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const manifest = (name: string, dependencies: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify({ name, version: '0.1.0', dependencies });

// This is a remote in a folder of its own, with npm's lockfile and our packages installed.
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-release-'));
  write('package.json', manifest('remote-ticket', { '@zhilv/ui': 'file:packages/ui.tgz', zod: '4.6.7' }));
  write('package-lock.json', '{}');
  write('src/pages.ts', 'export const pages = {};');
  write('node_modules/@zhilv/ui/package.json', manifest('@zhilv/ui', { '@zhilv/contract': '0.1.0-h1' }));
  write('node_modules/@zhilv/ui/src/Button.tsx', 'one');
  write('node_modules/@zhilv/contract/package.json', manifest('@zhilv/contract'));
  write('node_modules/@zhilv/contract/src/index.ts', 'one');
  write('node_modules/zod/package.json', manifest('zod'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the mark of what is built outside the repository', () => {
  it.each([
    ['a source', 'src/pages.ts'],
    ['a package of ours', 'node_modules/@zhilv/ui/src/Button.tsx'],
    ['what that depends on', 'node_modules/@zhilv/contract/src/index.ts'],
    ['the lockfile', 'package-lock.json'],
    ['a tarball', 'packages/ui.tgz'],
  ])('is another one when %s is another one', (_, file) => {
    const before = sourcesMark(folder);

    write(file, 'other');

    expect(before).toMatch(/^[0-9a-f]{10}$/);
    expect(sourcesMark(folder)).not.toBe(before);
  });

  it.each([
    ['of the repository', '.git/HEAD'],
    ['of the continuous integration', '.github/workflows/ci.yml'],
    ['a test', 'src/pages.test.ts'],
    ['a document', 'README.md'],
    ['what a build left', 'dist/0.1.0-0a1b2c3d4e/release.json'],
  ])('stays when a file is another one that is no source: %s', (_, file) => {
    const before = sourcesMark(folder);

    write(file, 'other');

    expect(sourcesMark(folder)).toBe(before);
  });

  it('needs a lockfile, without which nobody knows what was built', () => {
    rmSync(path.join(folder, 'package-lock.json'));

    expect(() => sourcesMark(folder)).toThrow('no pnpm-lock.yaml or package-lock.json at or above');
  });
});
