import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestReleases, type TestReleases } from '@zhilv/testing/release/open-test-releases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rollback } from '../activation/activate.ts';
import { integrityOf } from '../files/integrityOf.ts';
import type { Release } from '../schema/index.ts';
import { verify } from '../verify/verify.ts';

let test: TestReleases;

beforeEach(() => {
  test = openTestReleases();
});
afterEach(() => test.remove());

/** Makes a release of the host with a module for pages of others. */
function hostWithModule(id: string, content: string): string {
  const directory = test.built(id, { name: 'host' });
  const file = path.join(directory, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const integrity = integrityOf(Buffer.from(content));
  const files = { ...release.files, 'embed.js': { integrity, bytes: content.length } };
  writeFileSync(path.join(directory, 'embed.js'), content);
  writeFileSync(file, JSON.stringify({ ...release, files, host: { ...release.host, embed: { file: 'embed.js', integrity } } }));
  return directory;
}

const module = () => path.join(test.siteDirectory, 'embed/zhilv.js');
const found = () => verify({ siteDirectory: test.siteDirectory, server: null, token: null });
const goBack = () => rollback({ siteDirectory: test.siteDirectory, name: 'host', now: 2000 });

it('is that of the live host, at an address that stays, and is gone with a host that has none', async () => {
  await test.publish(test.built('1.0.0-a', { name: 'host' }));
  expect(existsSync(module())).toBe(false);

  await test.publish(hostWithModule('1.0.0-b', 'export let b;'));
  await test.publish(hostWithModule('1.0.0-c', 'export let c;'));
  expect(readFileSync(module(), 'utf8')).toBe('export let c;');

  await goBack();
  expect(readFileSync(module(), 'utf8')).toBe('export let b;');

  await goBack();
  expect(existsSync(module())).toBe(false);
});

it('is found by verify where it is another one', async () => {
  await test.publish(hostWithModule('1.0.0-b', 'export let b;'));
  expect(await found()).toEqual([]);

  writeFileSync(module(), 'alert(1)');
  expect(await found()).toMatchObject([{ name: 'host', what: 'documents' }]);
});

it('has the digest that the release gives it', async () => {
  const directory = hostWithModule('1.0.0-b', 'export let b;');
  const file = path.join(directory, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const embed = { file: 'embed.js', integrity: 'sha256-other' };
  writeFileSync(file, JSON.stringify({ ...release, host: { ...release.host, embed } }));

  await expect(test.publish(directory)).rejects.toThrow("is not that file's");
});
