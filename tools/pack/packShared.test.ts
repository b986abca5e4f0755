import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
const NAMES = ['build', 'contract', 'crud', 'format', 'loader', 'platform', 'release', 'site', 'standalone', 'ui'];
const sourceOf = (name: string): string => path.join(root, name === 'standalone' ? '' : 'shared', name);
const RUN_BY_NODE = ['build', 'release', 'site'];

beforeAll(() => {
  for (const { name, file } of packShared(root, path.join(folder, 'one'))) {
    const target = unpacked(name.replace('@zhilv/', ''));
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['xzf', file, '-C', target, '--strip-components=1']);
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives the same bytes under the same names for the same sources', { timeout: 60_000 }, () => {
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
  expect(Object.keys(manifest('build').dependencies ?? {})).toContain('@rspack/core');
});

it.each(NAMES.filter((name) => !RUN_BY_NODE.includes(name)))(
  'has the sources of %s as they are, which its fingerprint goes by',
  (name) => {
    const files = (directory: string) =>
      globSync('src/**/*.*', { cwd: directory })
        .filter((file) => !/\.test\.tsx?$/.test(file))
        .toSorted()
        .map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]);

    expect(files(unpacked(name))).toEqual(files(sourceOf(name)));
    expect(globSync('**/*.test.*', { cwd: unpacked(name) })).toEqual([]);
  },
);

it.each(RUN_BY_NODE)('has %s as JavaScript with declarations, for Node runs it', (name) => {
  const { exports, bin } = manifest(name);
  const targets = [...Object.values(exports ?? {}).flatMap((entry) => Object.values(entry)), ...Object.values(bin ?? {})];
  const scripts = globSync('lib/**/*.js', { cwd: unpacked(name) });

  expect(targets.filter((file) => globSync(file, { cwd: unpacked(name) }).length === 0)).toEqual([]);
  expect(globSync('**/*.ts', { cwd: unpacked(name) }).filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
  expect(
    scripts.filter((file) => /(?:from|import\() ?'\.[^']*\.tsx?'/.test(readFileSync(path.join(unpacked(name), file), 'utf8'))),
  ).toEqual([]);
});

it(
  'has a ui that comes to the same code as here, where the packages are compiled and installed flat',
  { timeout: 120_000 },
  async () => {
    const modules = path.join(folder, 'remote/node_modules');
    for (const name of NAMES) {
      cpSync(unpacked(name), path.join(modules, '@zhilv', name), { recursive: true });
      linkInstalled(path.join(sourceOf(name), 'node_modules'), modules);
    }
    writeFileSync(path.join(folder, 'remote/package.json'), '{ "name": "remote-trial", "version": "0.1.0" }');
    writeFileSync(path.join(folder, 'remote/package-lock.json'), '{}');

    const { uiShares } = (await import(path.join(modules, '@zhilv/build/lib/sharing/uiShares.js'))) as UiSharing;
    const here = (await import(path.join(root, 'shared/build/src/sharing/uiShares.ts'))) as UiSharing;

    const shares = await uiShares(path.join(folder, 'remote'));
    expect(Object.keys(shares).length).toBeGreaterThan(10);
    expect(shares).toEqual(await here.uiShares(path.join(root, 'host')));
  },
);

interface UiSharing {
  readonly uiShares: (directory: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** Has everything that is installed in one folder of packages found in another one, but for packages of ours. */
function linkInstalled(from: string, to: string): void {
  for (const name of readdirSync(from).filter((one) => !one.startsWith('.') && one !== '@zhilv')) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (name.startsWith('@')) linkInstalled(source, target);
    else if (!existsSync(target)) {
      mkdirSync(to, { recursive: true });
      symlinkSync(realpathSync(source), target);
    }
  }
}
