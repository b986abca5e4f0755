import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, Release } from '@zhilv/release/schema';
import { integrityOf } from '@zhilv/release/site-directory';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { openTestGateway } from '@zhilv/testing/server/open-test-gateway';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Gateway } from '../createGateway.ts';

let test: TestSiteDirectory;
let notices: string[];
let gateway: Gateway;

const start = (): void => {
  notices = [];
  gateway = openTestGateway({ siteDirectory: test.siteDirectory, notice: (text) => notices.push(text) });
};

beforeEach(async () => {
  test = openTestSiteDirectory();
  const keys = path.join(test.siteDirectory, '../keys');
  await test.mfe('keys', keys);
  vi.stubEnv('SIGNING_KEY', path.join(keys, 'signing-key.pem'));
  vi.stubEnv('TRUSTED_KEYS', path.join(keys, 'trusted-keys.pem'));
  await test.publish(test.built('1.0.0-h', { name: 'host' }));
  await test.publishAll('1.0.0-a', '1.0.0-b');
  start();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  test.remove();
});

const makeOther = () => generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' });

const file = (name: string): string => path.join(test.siteDirectory, name);
const ask = (address: string) =>
  gateway.fetch(new Request(`http://localhost${address}`), { incoming: { socket: { remoteAddress: '127.0.0.1' } } });

/** The release of remote_bpm that each of the two ways to the registry gives. */
async function live(): Promise<readonly unknown[]> {
  const html = await (await ask('/index')).text();
  const inDocument = JSON.parse(/id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as Registry;
  const asked = (await (await ask('/registry.json')).json()) as Registry;
  return [inDocument, asked].map(({ remotes }) => remotes['remote_bpm']?.active);
}

const forged = (text: string): string => JSON.stringify({ ...(JSON.parse(text) as Registry), revision: 99, remotes: {} });

it('serves a registry that is signed', async () => {
  expect(await live()).toEqual(['1.0.0-b', '1.0.0-b']);
  await test.mfe('rollback', 'bpm');
  expect(await live()).toEqual(['1.0.0-a', '1.0.0-a']);
  expect(notices).toEqual([]);
});

it.each([
  ['changed after it was signed', forged],
  ['not signed', (text: string) => JSON.stringify({ ...(JSON.parse(text) as Registry), signature: undefined })],
])('puts no registry into documents that is %s: the last good one stays in use, after a start, too', async (_, change) => {
  expect(await live()).toEqual(['1.0.0-b', '1.0.0-b']);
  writeFileSync(file('registry.json'), change(readFileSync(file('registry.json'), 'utf8')));

  expect(await live()).toEqual(['1.0.0-b', '1.0.0-b']);
  expect(notices).toEqual([
    expect.stringMatching(/registry\.json cannot be used: Error: it.*signed?.*; the last good one stays in use/),
  ]);
  start();
  expect(await live()).toEqual(['1.0.0-b', '1.0.0-b']);
});

it('answers that the site is not there where no registry counts', async () => {
  for (const name of ['registry.json', 'registry.kept.json']) writeFileSync(file(name), forged(readFileSync(file(name), 'utf8')));
  start();

  expect((await ask('/index')).status).toBe(503);
});

it('takes no signed registry that is older than the one in use', async () => {
  const older = readFileSync(file('registry.json'), 'utf8');
  await test.mfe('rollback', 'bpm');
  expect(await live()).toEqual(['1.0.0-a', '1.0.0-a']);
  writeFileSync(file('registry.json'), older);

  expect(await live()).toEqual(['1.0.0-a', '1.0.0-a']);
  expect(notices).toEqual([expect.stringContaining('it is of revision 3, and one of 4 was in use')]);
});

it('takes a registry once its key is trusted here, too', async () => {
  expect(await live()).toEqual(['1.0.0-b', '1.0.0-b']);
  const keys = process.env['TRUSTED_KEYS'] ?? '';
  const trusted = readFileSync(keys);
  await test.mfe('rollback', 'bpm');
  writeFileSync(keys, makeOther());
  expect(await live()).toEqual(['1.0.0-b', '1.0.0-b']);
  writeFileSync(keys, trusted);
  const later = performance.now() + 1001;
  vi.spyOn(performance, 'now').mockReturnValue(later);

  expect(await live()).toEqual(['1.0.0-a', '1.0.0-a']);
  expect(notices.at(-1)).toContain('registry.json is good again');
});

it('makes documents of what is signed, whatever lies in their place', async () => {
  const before = await (await ask('/index')).text();
  writeFileSync(file('console.html'), '<!doctype html><script>alert(1)</script></html>');
  expect(await (await ask('/index')).text()).toBe(before);

  rmSync(file('console.html'));
  start();
  expect(await (await ask('/index')).text()).toBe(before);
});

it('makes none of a host that is not the one that was published', async () => {
  const description = file('host/1.0.0-h/release.json');
  const published = readFileSync(description, 'utf8');
  writeFileSync(description, published.replace('"headScript":""', '"headScript":"alert(1)"'));

  for (let visit = 0; visit < 2; visit += 1) expect((await ask('/index')).status).toBe(503);
  expect(notices).toEqual([expect.stringContaining('release.json is not the one whose digest the registry has')]);

  // The disk of another machine may have been away for a moment.
  writeFileSync(description, published);
  expect((await ask('/index')).status).toBe(200);
});

it('sends the module for pages of others as it was published, or not at all', async () => {
  const directory = test.built('1.0.0-i', { name: 'host' });
  const description = path.join(directory, 'release.json');
  const release = JSON.parse(readFileSync(description, 'utf8')) as Release;
  const module = Buffer.from('export {};');
  const integrity = integrityOf(module);
  writeFileSync(path.join(directory, 'embed.js'), module);
  const files = { ...release.files, 'embed.js': { integrity, bytes: module.byteLength } };
  writeFileSync(
    description,
    JSON.stringify({ ...release, host: { ...release.host, embed: { file: 'embed.js', integrity } }, files }),
  );
  expect((await ask('/embed/zhilv.js')).status).toBe(404);
  await test.publish(directory);

  writeFileSync(file('embed/zhilv.js'), 'alert(1)');
  expect(await (await ask('/embed/zhilv.js')).text()).toBe('export {};');
  start();
  writeFileSync(file('host/1.0.0-i/embed.js'), 'alert(1)');
  for (let visit = 0; visit < 2; visit += 1) expect((await ask('/embed/zhilv.js')).status).toBe(503);
  expect(notices).toEqual([expect.stringContaining('embed.js is not the one of its release')]);
  writeFileSync(file('host/1.0.0-i/embed.js'), module);
  expect((await ask('/embed/zhilv.js')).status).toBe(200);
});

it('does not start with keys that cannot be used', () => {
  vi.stubEnv('TRUSTED_KEYS', file('nowhere.pem'));

  expect(start).toThrow('cannot be used');
});
