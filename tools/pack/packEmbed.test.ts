import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Manifest } from './packedManifest.ts';
import { packEmbed } from './packEmbed.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-packed-embed-'));
const unpacked = path.join(folder, 'node_modules/@zhilv/embed');
const read = (file: string): string => readFileSync(path.join(unpacked, file), 'utf8');

beforeAll(() => {
  const { file } = packEmbed(root, folder);
  execFileSync('mkdir', ['-p', unpacked]);
  execFileSync('tar', ['xzf', file, '-C', unpacked, '--strip-components=1']);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('needs no other package, and React least of all', () => {
  const { dependencies, peerDependencies } = JSON.parse(read('package.json')) as Manifest;
  const imports = globSync('lib/**/*.{js,ts}', { cwd: unpacked }).flatMap(
    (file) => read(file).match(/(?:from|import) ?\(?['"][^.'"][^'"]*/g) ?? [],
  );

  expect([dependencies, peerDependencies, imports]).toEqual([undefined, undefined, []]);
});

it('declares what an application uses of it', () => {
  const use = (accessToken: string) => `import { mountRemote, type RemoteView } from '@zhilv/embed';
export const view: RemoteView = mountRemote(document.body, {
  registry: 'https://zhilv.example', remote: 'bpm', page: 'bpm/model/index', theme: 'dark', tokens: { accessToken: ${accessToken} },
});
export const element = document.createElement('zhilv-remote').view?.resume();
`;
  const compile = (text: string): string => {
    writeFileSync(path.join(folder, 'use.ts'), text);
    const options = ['--noEmit', '--strict', '--lib', 'esnext,dom', '--module', 'esnext', '--moduleResolution', 'bundler'];
    try {
      return execFileSync(path.join(root, 'node_modules/.bin/tsc'), [...options, '--ignoreConfig', '--types', '', 'use.ts'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      return (error as { readonly stdout: string }).stdout;
    }
  };

  expect(compile(use("async () => 'token'"))).toBe('');
  expect(compile(use("'token'"))).toContain("Type 'string' is not assignable");
});
