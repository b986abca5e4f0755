import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updatePackages } from './updatePackages.ts';

let root: string;
let remote: string;
let tarballs: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'zhilv-update-'));
  remote = path.join(root, 'remote');
  tarballs = path.join(root, 'tarballs');
  for (const folder of ['remote/packages', 'tarballs', 'bin']) mkdirSync(path.join(root, folder), { recursive: true });
  vi.stubEnv('PATH', `${path.join(root, 'bin')}${path.delimiter}${process.env['PATH']}`);
  npmThat('cp package.json installed.json');
  pack(path.join(remote, 'packages'), 'ui', '0.1.0-hold');
  writeFileSync(path.join(remote, 'package.json'), JSON.stringify(BEFORE));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const BEFORE = {
  name: 'remote-ticket',
  scripts: { ci: 'sh ci.sh' },
  dependencies: { '@zhilv/ui': 'file:packages/zhilv-ui-0.1.0-hold.tgz', react: '19.3.1', 'own-library': '1.0.0' },
};

/** Has `npm install` do this in the remote's folder. */
const npmThat = (command: string): void =>
  writeFileSync(path.join(root, 'bin/npm'), `#!/bin/sh\n[ "$1" = install ] || exit 9\n${command}\n`, { mode: 0o755 });

function pack(folder: string, name: string, version: string, peerDependencies = {}): void {
  const content = path.join(root, 'content/package');
  mkdirSync(content, { recursive: true });
  writeFileSync(path.join(content, 'package.json'), JSON.stringify({ name: `@zhilv/${name}`, version, peerDependencies }));
  execFileSync('tar', ['-czf', path.join(folder, `zhilv-${name}-${version}.tgz`), '-C', path.dirname(content), 'package']);
}

const manifest = (file = 'package.json'): unknown => JSON.parse(readFileSync(path.join(remote, file), 'utf8'));
const packages = (): readonly string[] => readdirSync(path.join(remote, 'packages')).toSorted();

it('replaces all shared packages and the React they were made for, adds new ones, and installs them', () => {
  pack(tarballs, 'ui', '0.2.0-hnew', { react: '19.4.0', 'react-dom': '19.4.0' });
  pack(tarballs, 'standalone', '0.2.0-hnew');

  expect(updatePackages(remote, tarballs)).toEqual([
    '@zhilv/ui 0.1.0-hold → 0.2.0-hnew',
    'react 19.3.1 → 19.4.0',
    '@zhilv/standalone (none) → 0.2.0-hnew',
  ]);
  expect(manifest()).toEqual({
    ...BEFORE,
    dependencies: {
      '@zhilv/ui': 'file:packages/zhilv-ui-0.2.0-hnew.tgz',
      react: '19.4.0',
      'own-library': '1.0.0',
      '@zhilv/standalone': 'file:packages/zhilv-standalone-0.2.0-hnew.tgz',
    },
  });
  expect(manifest('installed.json')).toEqual(manifest());
  expect(packages()).toEqual(['zhilv-standalone-0.2.0-hnew.tgz', 'zhilv-ui-0.2.0-hnew.tgz']);
});

it('installs nothing where all are there', () => {
  pack(tarballs, 'ui', '0.1.0-hold', { react: '19.3.1' });

  expect(updatePackages(remote, tarballs)).toEqual([]);
  expect(existsSync(path.join(remote, 'installed.json'))).toBe(false);
});

it('leaves everything as it was where npm cannot install', () => {
  npmThat('exit 1');
  pack(tarballs, 'ui', '0.2.0-hnew');

  expect(() => updatePackages(remote, tarballs)).toThrow('npm could not install them');
  expect(manifest()).toEqual(BEFORE);
  expect(packages()).toEqual(['zhilv-ui-0.1.0-hold.tgz']);
});

it('refuses a folder without tarballs, with two of one package, and without one that is used', () => {
  expect(() => updatePackages(remote, path.join(root, 'nowhere'))).toThrow('has no tarballs of shared packages');
  expect(() => updatePackages(remote, tarballs)).toThrow('has no tarballs of shared packages');
  pack(tarballs, 'crud', '0.2.0-hnew');
  expect(() => updatePackages(remote, tarballs)).toThrow('has no tarball of @zhilv/ui');
  pack(tarballs, 'ui', '0.2.0-hnew');
  pack(tarballs, 'ui', '0.3.0-hnewer');
  expect(() => updatePackages(remote, tarballs)).toThrow('has two tarballs of @zhilv/ui');
  expect(manifest()).toEqual(BEFORE);
});

it('refuses a folder that is no remote of its own folder', () => {
  expect(() => updatePackages(root, tarballs)).toThrow('is no remote of its own folder');
});

it('leaves everything as it was where somebody presses Ctrl+C meanwhile', () => {
  npmThat('kill -INT $PPID $$; sleep 9');
  pack(tarballs, 'ui', '0.2.0-hnew');
  const command = path.resolve(import.meta.dirname, '../../bin/mfe.js');

  const { status, stderr } = spawnSync(process.execPath, [command, 'update', tarballs, remote], { encoding: 'utf8' });

  expect(stderr).toContain('package.json is as it was');
  expect(status).toBe(1);
  expect(manifest()).toEqual(BEFORE);
  expect(packages()).toEqual(['zhilv-ui-0.1.0-hold.tgz']);
});
