import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { integrityOf } from '../files/integrityOf.ts';
import type { Release } from '../schema/index.ts';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';

let test: TestSiteDirectory;

beforeEach(() => void (test = openTestSiteDirectory()));

afterEach(() => test.remove());

it('takes the release that is meant, and no other in its place', async () => {
  const directory = test.built('1.0.0-a');
  const integrity = integrityOf(readFileSync(path.join(directory, 'release.json')));

  await expect(test.publish(test.built('1.0.0-b'), { integrity })).rejects.toThrow('another release than the one that is meant');

  expect(await test.publish(directory, { integrity })).toMatchObject({ release: '1.0.0-a', activated: true });
});

it('with --only-if-new leaves a release that was taken back as it is', async () => {
  await test.publishAll('1.0.0-a', '1.0.0-b');
  await test.mfe('rollback', 'bpm');
  const directory = test.built('1.0.0-b');

  const { code, out } = await test.mfe('publish', directory, '--only-if-new');

  expect([code, out]).toEqual([0, expect.stringContaining('1.0.0-b: there already; to activate it: mfe promote')]);
  expect(test.entry().active).toBe('1.0.0-a');
});

it('takes along nothing that the release does not name', async () => {
  const directory = test.built('1.0.0-a');
  const file = path.join(directory, 'release.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const small = { 'small.css': { integrity: integrityOf(Buffer.from('a{}')), bytes: 3 } };
  writeFileSync(file, JSON.stringify({ ...description, files: { ...description.files, ...small } }));
  writeFileSync(path.join(directory, 'small.css'), 'a{}');
  for (const name of ['.env', 'other.js']) writeFileSync(path.join(directory, name), '');
  // A gateway would send this twin in place of the file, which is too small to be packed.
  writeFileSync(path.join(directory, 'small.css.br'), brotliCompressSync('alert(1)'));
  await test.publish(directory);

  const published = path.join(test.siteDirectory, 'remotes/remote_bpm/1.0.0-a');
  expect(readdirSync(published).toSorted()).toEqual([
    'release.json',
    'release.json.br',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'small.css',
  ]);
});

it('takes over the twins of a release that lay in a site directory, and packs anew what a twin does not unpack to', async () => {
  const directory = test.built('1.0.0-a');
  const [entry, description] = ['remoteEntry.js', 'release.json'].map((file) => readFileSync(path.join(directory, file)));
  const twin = brotliCompressSync(entry ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  writeFileSync(path.join(directory, 'remoteEntry.js.br'), twin);
  writeFileSync(path.join(directory, 'release.json.br'), twin);
  await test.publish(directory);

  const published = path.join(test.siteDirectory, 'remotes/remote_bpm/1.0.0-a');
  expect(readFileSync(path.join(published, 'remoteEntry.js.br'))).toEqual(twin);
  expect(brotliDecompressSync(readFileSync(path.join(published, 'release.json.br')))).toEqual(description);
});

it('packs nothing that no browser gets', async () => {
  const directory = test.built('1.0.0-a');
  const module = readFileSync(path.join(directory, 'remoteEntry.js'));
  writeFileSync(path.join(directory, 'server.mjs'), module);
  const file = path.join(directory, 'release.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const [listed] = Object.values(description.files);
  const server = { module: { file: 'server.mjs', integrity: listed?.integrity }, styles: {} };
  writeFileSync(file, JSON.stringify({ ...description, server, files: { ...description.files, 'server.mjs': listed } }));
  await test.publish(directory);

  const published = readdirSync(path.join(test.siteDirectory, 'remotes/remote_bpm/1.0.0-a'));
  expect(published).toEqual(expect.arrayContaining(['remoteEntry.js.br', 'server.mjs']));
  expect(published).not.toContain('server.mjs.br');
});
