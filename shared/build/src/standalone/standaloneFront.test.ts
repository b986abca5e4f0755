import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_APP_CONFIG } from '@zhilv/release/schema';
import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standaloneFront } from './standaloneFront.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-front-'));
const output = path.join(folder, 'shell');
const shell = { scripts: [{ file: 'shell.js', integrity: 'sha256-s' }], styles: [], platform: ['call'], shared: {} };
let active = '1.0.0-a';
const front = standaloneFront({
  remote: 'remote_bpm',
  shell,
  output,
  read: async () => ({ entry: entry([summary(active)]), appConfig: DEFAULT_APP_CONFIG }),
});
const ask = (address: string): Promise<Response | null> => front(new Request(`http://localhost${address}`));

beforeAll(() => {
  mkdirSync(output);
  writeFileSync(path.join(output, 'shell.js'), 'shell()');
  writeFileSync(path.join(output, '.hidden.js'), 'hidden()');
  writeFileSync(path.join(folder, 'outside.js'), 'outside()');
});

afterAll(() => rmSync(folder, { recursive: true }));

it('answers every address of a page with the document, which has the release that is live now', async () => {
  const first = await ask('/');
  active = '1.0.0-b';
  const second = await ask('/bpm/model/index');

  expect(first?.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(await first?.text()).toContain('"id":"1.0.0-a"');
  expect(await second?.text()).toContain('"id":"1.0.0-b"');
});

it('leaves to the server what is its own, and the files of the one remote', async () => {
  for (const address of ['/prod-api/admin-api/system/auth/login', '/app-config.json', '/remotes/remote_bpm/1/page.js'])
    expect(await ask(address), address).toBeNull();
});

it.each([
  '/remotes/remote_mall/1/remoteEntry.js',
  '/standalone/..%2foutside.js',
  '/standalone/.hidden.js',
  '/standalone/none.js',
])('has no %s', async (address) => {
  expect((await ask(address))?.status).toBe(404);
});

it('serves the files of the shell', async () => {
  const answer = await ask('/standalone/shell.js');

  expect([await answer?.text(), answer?.headers.get('content-type')]).toEqual(['shell()', 'text/javascript; charset=utf-8']);
});
