import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { singletonVersions } from './sharedModules.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'zhilv-singletons-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, description: Readonly<Record<string, unknown>>): string {
  const directory = path.join(root, folder);
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ version: '1.0.0', ...description }));
  return directory;
}

it('gives the singletons that a package declares, not those that merely lie about', () => {
  const remote = write('remote', { name: 'remote', dependencies: { react: '^19.0.0' } });
  write('node_modules/react', { name: 'react', version: '19.3.1' });
  write('node_modules/jotai', { name: 'jotai', version: '3.0.1' });

  expect(singletonVersions(remote)).toEqual({ react: '19.3.1' });
});

it('says which declared singleton is not installed', () => {
  const remote = write('remote', { name: 'remote', dependencies: { jotai: '^3.0.0' } });

  expect(() => singletonVersions(remote)).toThrow(`jotai is not installed for ${remote}`);
});
