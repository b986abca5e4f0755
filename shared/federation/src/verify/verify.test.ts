import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integrityOf } from '../cli/integrityOf.ts';
import { publish, type PublishOptions } from '../cli/publish.ts';
import { entryOf, readRegistry, withEntry } from '../cli/siteDirectory.ts';
import type { RegistryEntry, Release } from '../schema/index.ts';
import { verify } from './verify.ts';

let folder: string;
let site: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-verify-'));
  site = path.join(folder, 'site');
  const document = { scripts: [], styles: [], preloads: [] };
  const documents = { public: document, 'sign-in': document, console: document };
  await send(built('host', '1.0.0-h', { host: { documents, shared: {}, headScript: '', olderBrowserScript: '', icon: '' } }));
  await send(built('remote_bpm', '1.0.0-a'));
  await send(built('remote_bpm', '1.0.0-b'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A built release of one file, as small as the schema allows. */
function built(name: string, release: string, description: Partial<Release> = {}): string {
  const directory = path.join(folder, name, release);
  mkdirSync(directory, { recursive: true });
  const content = `console.log("${name} ${release}")`.repeat(20);
  writeFileSync(path.join(directory, 'remoteEntry.js'), content);
  const integrity = integrityOf(Buffer.from(content));
  const whole: Release = {
    schema: 1,
    name,
    release,
    contract: 1,
    platform: [],
    shared: {},
    entry: name === 'host' ? null : { file: 'remoteEntry.js', integrity },
    pages: name === 'host' ? {} : { [`${name}/index`]: { expose: './page/x', js: [], css: [], shared: [], layout: 'console' } },
    slots: {},
    host: null,
    files: { 'remoteEntry.js': { integrity, bytes: content.length } },
    ...description,
  };
  writeFileSync(path.join(directory, 'release.json'), JSON.stringify(whole));
  return directory;
}

const send = (directory: string, by: PublishOptions['by'] = 'publish') =>
  publish({ site, directory, by, activate: true, commit: null, now: 1000 });
const found = () => verify({ site, server: null, token: null });
const live = (file: string) => path.join(site, 'remotes/remote_bpm/1.0.0-b', file);

/** Changes the registry as somebody with an editor would. */
function edit(name: string, change: (entry: RegistryEntry) => RegistryEntry): void {
  const registry = readRegistry(site);
  const changed = withEntry(registry, name, change(entryOf(registry, name)));
  writeFileSync(path.join(site, 'registry.json'), JSON.stringify(changed));
}

it('finds nothing in a site as it was published, and leaves it as it was', async () => {
  const files = readdirSync(site, { recursive: true });

  expect(await found()).toEqual([]);
  expect(readdirSync(site, { recursive: true })).toEqual(files);
});

it('refuses a directory without a registry, for there nothing can be wrong', async () => {
  await expect(verify({ site: folder, server: null, token: null })).rejects.toThrow('nothing was published');
});

describe('of a live release', () => {
  it.each([
    ['a missing file', () => rmSync(live('remoteEntry.js')), 'missing-file', 'remoteEntry.js is missing'],
    ['a missing description', () => rmSync(live('release.json')), 'missing-file', 'release.json is missing'],
    ['a changed byte', () => appendFileSync(live('remoteEntry.js'), ' '), 'changed-bytes', 'is not what release.json says'],
    ['a changed description', () => appendFileSync(live('release.json'), ' '), 'description', 'whose digest the registry has'],
    [
      'another twin',
      () => writeFileSync(live('remoteEntry.js.br'), readFileSync(live('release.json.br'))),
      'changed-bytes',
      '.br',
    ],
    ['a broken twin', () => writeFileSync(live('release.json.br'), '{}'), 'changed-bytes', 'does not unpack to release.json'],
  ])('%s is found', async (_, damage, what, says) => {
    damage();
    const problems = await found();

    expect(problems).toMatchObject([{ name: 'remote_bpm', release: '1.0.0-b', what }]);
    expect(problems[0]?.says).toContain(says);
  });

  it.each([
    ['contract', { contract: 2 }],
    ['requires', { requires: ['call'] }],
    ['load', { load: { entry: null, pages: {}, slots: {}, host: null } }],
    ['load', { load: null }],
  ])('a registry with another `%s` is found', async (fact, summary) => {
    edit('remote_bpm', (entry) => ({
      ...entry,
      releases: entry.releases.map((one) => (one.id === entry.active ? { ...one, ...summary } : one)),
    }));

    expect(await found()).toMatchObject([{ name: 'remote_bpm', release: '1.0.0-b', what: 'description' }]);
    expect((await found())[0]?.says).toContain(`the registry's \`${fact}\``);
  });

  it('that the registry does not list, its name is found', async () => {
    edit('remote_bpm', (entry) => ({ ...entry, active: '9.9.9-x' }));

    expect(await found()).toMatchObject([{ release: '9.9.9-x', what: 'description' }]);
  });

  it('the weight is found, which a publish refuses and a start does not', async () => {
    const budget = { entry: 0, pages: {}, slots: {}, documents: {} };
    const heavy = built('remote_bpm', '1.0.0-c', { budget });

    await expect(send(heavy)).rejects.toThrow(/over its budget:\n {2}the container takes [\d.]+ KiB of script, its limit is 0\n/);
    expect(existsSync(path.join(site, 'remotes/remote_bpm/1.0.0-c'))).toBe(false);
    edit('remote_bpm', (entry) => ({ ...entry, activations: [{ release: '1.0.0-b', by: 'start', at: 1 }] }));
    await send(heavy, 'start');
    expect(await found()).toMatchObject([{ release: '1.0.0-c', what: 'budget' }]);
  });
});

it('finds damage to a release that only a rollback would need, and says so', async () => {
  rmSync(path.join(site, 'remotes/remote_bpm/1.0.0-a/remoteEntry.js'));

  expect(await found()).toMatchObject([{ name: 'remote_bpm', release: '1.0.0-a', what: 'missing-file' }]);
  expect((await found())[0]?.says).toContain('a rollback would need it');
});

it.each(['routes.json', 'console.html'])('finds a %s that is not the one the registry asks for', async (name) => {
  appendFileSync(path.join(site, name), ' ');
  expect(await found()).toMatchObject([{ name: 'host', release: '1.0.0-h', what: 'documents' }]);

  rmSync(path.join(site, name));
  expect((await found())[0]?.says).toContain(`${name} is missing`);
});

it('finds a damaged host as such, and that its documents cannot be compared', async () => {
  writeFileSync(path.join(site, 'host/1.0.0-h/release.json'), '{');

  expect((await found()).map(({ name, what }) => [name, what])).toEqual([
    ['host', 'description'],
    ['host', 'documents'],
  ]);
});

it('finds keys that two remotes bring, each conflict once', async () => {
  await send(built('remote_mall', '1.0.0-m'));
  const { releases } = entryOf(readRegistry(site), 'remote_bpm');
  edit('remote_mall', (entry) => ({
    ...entry,
    releases: entry.releases.map((one) => ({ ...one, load: releases[0]?.load ?? null })),
  }));

  expect((await found()).filter(({ what }) => what === 'taken-key')).toEqual([
    {
      name: 'remote_mall',
      release: '1.0.0-m',
      what: 'taken-key',
      says: 'page remote_bpm/index of remote_mall is provided by remote_bpm already',
    },
  ]);
});

it('tells the menu rows of a running server that lead to no page', async () => {
  const menus = ['remote_bpm/index', 'mall/spu/index'].map((component) => ({ name: component, path: 'x', component }));
  const server = createServer((_, response) => response.end(JSON.stringify({ code: 0, data: { menus } })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.

  const problems = await verify({ site, server: `http://127.0.0.1:${port}/admin-api`, token: 't' });
  server.close();

  expect(problems).toMatchObject([{ name: 'menu', release: null, what: 'menu' }]);
  expect(problems[0]?.says).toContain('mall/spu/index');
});
