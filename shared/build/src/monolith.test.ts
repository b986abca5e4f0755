import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planOf } from '@zhilv/release/site-directory';
import { buildMonolith } from './build.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-monolith-'));
const [host, ...remotes] = await Promise.all(
  ['host', 'remote-bpm', 'remote-system'].map((name) => planOf(path.join(root, name))),
);

let monolith: Awaited<ReturnType<typeof buildMonolith>>;

beforeAll(async () => {
  if (host) monolith = await buildMonolith(host, remotes, folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scripts = () => readdirSync(monolith.output).filter((file) => file.endsWith('.js'));
const read = (file: string) => readFileSync(path.join(monolith.output, file), 'utf8');

it('is a release of the host that any server can publish', () => {
  expect(monolith.release).toMatchObject({ name: 'host', entry: null, pages: {} });
  expect(monolith.release.host?.documents.console).toMatchObject({
    scripts: [{ file: 'boot.js' }, { file: 'started.js' }, { file: 'console.js' }],
    styles: [{ file: 'console.css' }],
    preloads: [],
  });
  expect(monolith.release.host?.shared).toEqual({});
});

it('has a chunk for each page and slot, and nothing of the federation', () => {
  const declared = remotes.flatMap(({ name, pages, slots }) => [
    ...Object.keys(pages).map((key) => `${name}-page-${key.replaceAll('/', '-')}.js`),
    ...Object.keys(slots).map((key) => `${name}-slot-${key.replaceAll('/', '-')}.js`),
  ]);

  expect(declared.length).toBeGreaterThan(3);
  expect(declared.filter((file) => !scripts().includes(file))).toEqual([]);
  expect(scripts().filter((file) => /__FEDERATION__|initializeSharingData|loadShare/.test(read(file)))).toEqual([]);
});

it('has once what the console starts with and pages use too', () => {
  // The address belongs to the session. Sign-in is a build of its own.
  const withSession = scripts().filter((file) => read(file).includes('/system/auth/refresh-token'));

  expect(withSession.filter((file) => !file.startsWith('sign-in'))).toEqual(['started.js']);
});

it('limits the styles of a remote to its pages, as the build of the remote does', () => {
  const designer = read('remote_bpm-page-bpm-model-design-index.css');

  expect(designer).toContain('@layer remotes');
  expect(designer).toContain('[data-remote=remote_bpm]');
  expect(read('console.css')).not.toContain('[data-remote');
});

it('is built anew only when the sources of a package in it have changed', async () => {
  if (!host) throw new Error('the repository has no host');

  expect(await buildMonolith(host, remotes, folder)).toMatchObject({ built: false, output: monolith.output });
});
