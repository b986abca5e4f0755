import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Manifest } from './packedManifest.ts';
import { packShared } from './packShared.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-packages-'));
const unpacked = (name: string): string => path.join(folder, 'unpacked', name);
const manifest = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(unpacked(name), 'package.json'), 'utf8')) as Manifest;
const NAMES = ['contract', 'crud', 'federation', 'platform', 'ui'];

beforeAll(() => {
  for (const { name, file } of packShared(root, path.join(folder, 'one'))) {
    const target = unpacked(name.replace('@zhilv/', ''));
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['xzf', file, '-C', target, '--strip-components=1']);
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives the same bytes under the same names for the same sources', () => {
  packShared(root, path.join(folder, 'other'));

  const bytesIn = (one: string) =>
    readdirSync(path.join(folder, one)).map((file) => [file, readFileSync(path.join(folder, one, file), 'base64')]);
  expect(bytesIn('other')).toEqual(bytesIn('one'));
  expect(bytesIn('one').map(([file = '']) => file.replace(/-h[0-9a-f]{10}\./, '-h….'))).toEqual(
    NAMES.map((name) => `zhilv-${name}-0.1.0-h….tgz`),
  );
});

it('names everything that a package needs by an exact version, ours by their content', () => {
  for (const name of NAMES) {
    const { dependencies = {}, peerDependencies = {} } = manifest(name);
    for (const [dependency, version] of Object.entries({ ...dependencies, ...peerDependencies })) {
      const ours = dependency.startsWith('@zhilv/');
      expect(version).toBe(ours ? manifest(dependency.replace('@zhilv/', '')).version : /^\d+\.\d+\.\d+$/.exec(version)?.[0]);
    }
  }
  expect(Object.keys(manifest('federation').dependencies ?? {})).toContain('@rspack/core');
});

it.each(['contract', 'crud', 'platform', 'ui'])('has the sources of %s as they are, which its fingerprint goes by', (name) => {
  const files = (directory: string) =>
    globSync('src/**/*.*', { cwd: directory })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]);

  expect(files(unpacked(name))).toEqual(files(path.join(root, 'shared', name)));
  expect(globSync('**/*.test.*', { cwd: unpacked(name) })).toEqual([]);
});

it('has federation as JavaScript with declarations, for Node runs it', () => {
  const { exports, bin } = manifest('federation');
  const targets = [...Object.values(exports).flatMap((entry) => Object.values(entry)), ...Object.values(bin ?? {})];
  const scripts = globSync('lib/**/*.js', { cwd: unpacked('federation') });

  expect(targets.filter((file) => globSync(file, { cwd: unpacked('federation') }).length === 0)).toEqual([]);
  expect(globSync('**/*.ts', { cwd: unpacked('federation') }).filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
  expect(
    scripts.filter((file) =>
      /(?:from|import\() ?'\.[^']*\.tsx?'/.test(readFileSync(path.join(unpacked('federation'), file), 'utf8')),
    ),
  ).toEqual([]);
});
