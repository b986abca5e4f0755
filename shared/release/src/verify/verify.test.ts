import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { writeMenuAddresses } from '../directory/menuAddresses.ts';
import { readRegistry } from '../directory/registryFile.ts';
import { entryOf, withEntry } from '../directory/siteDirectory.ts';
import type { RegistryEntry } from '../schema/index.ts';
import { verify } from './verify.ts';

let test: TestSiteDirectory;

beforeEach(async () => {
  test = openTestSiteDirectory();
  await test.publish(test.built('1.0.0-h', { name: 'host' }));
  await test.publishAll('1.0.0-a', '1.0.0-b');
});

afterEach(() => test.remove());

const found = () => verify({ siteDirectory: test.siteDirectory, server: null, token: null });
const fileOf = (release: string, file: string) => path.join(test.siteDirectory, 'remotes/remote_bpm', release, file);
const live = (file: string) => fileOf('1.0.0-b', file);

/** Changes the registry as a person with an editor would. */
function edit(name: string, change: (entry: RegistryEntry) => RegistryEntry): void {
  const registry = readRegistry(test.siteDirectory);
  const changed = withEntry(registry, name, change(entryOf(registry, name)));
  writeFileSync(path.join(test.siteDirectory, 'registry.json'), JSON.stringify(changed));
}

it('finds nothing in a site directory as it was published, and leaves it as it was', async () => {
  const files = readdirSync(test.siteDirectory, { recursive: true });

  expect(await found()).toEqual([]);
  expect(readdirSync(test.siteDirectory, { recursive: true })).toEqual(files);
});

it('refuses a directory without a registry, for there nothing can be wrong', async () => {
  await expect(verify({ siteDirectory: tmpdir(), server: null, token: null })).rejects.toThrow('nothing was published');
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
    ['a file that it does not name', () => writeFileSync(live('other.js'), ''), 'unnamed-file', 'other.js'],
    ['a twin of no file', () => renameSync(live('remoteEntry.js.br'), live('other.js.br')), 'unnamed-file', 'other.js.br'],
    ['a link to a file', () => symlinkSync(live('release.json'), live('other.json')), 'link', 'other.json is a symbolic link'],
    ['a link to a folder', () => symlinkSync(tmpdir(), live('chunks')), 'link', 'chunks is a symbolic link'],
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
    // Some such registries also name what the host cannot run.
    const problems = (await found()).filter(({ what }) => what !== 'unfit');

    expect(problems).toMatchObject([{ name: 'remote_bpm', release: '1.0.0-b', what: 'description' }]);
    expect(problems[0]?.says).toContain(`the registry's \`${fact}\``);
  });

  it('that the registry does not list, its name is found', async () => {
    edit('remote_bpm', (entry) => ({ ...entry, active: '9.9.9-x' }));

    expect(await found()).toMatchObject([{ release: '9.9.9-x', what: 'description' }]);
  });

  it('the weight is found, which a publish refuses and a start does not', async () => {
    const budget = { entry: 1, pages: {}, slots: {}, documents: {} };
    const heavy = test.built('1.0.0-c', { budget, bytes: 4000 });

    await expect(test.publish(heavy)).rejects.toThrow(
      /over its budget:\n {2}the container takes [\d.]+ KiB of script, its limit is 1\n/,
    );
    expect(existsSync(fileOf('1.0.0-c', ''))).toBe(false);
    edit('remote_bpm', (entry) => ({ ...entry, activations: [{ release: '1.0.0-b', by: 'start', at: 1 }] }));
    await test.publish(heavy, { by: 'start' });
    expect(await found()).toMatchObject([{ release: '1.0.0-c', what: 'budget' }]);
    await test.publish(test.built('1.0.0-d', { budget: { ...budget, entry: 500 } }), { by: 'start' });
    expect(await found()).toMatchObject([{ release: '1.0.0-d', what: 'budget', says: expect.stringContaining('the site 24') }]);
  });
});

it('finds damage to a release that only a rollback would need, and says so', async () => {
  rmSync(fileOf('1.0.0-a', 'remoteEntry.js'));
  const problems = await found();

  expect(problems).toMatchObject([{ name: 'remote_bpm', release: '1.0.0-a', what: 'missing-file' }]);
  expect(problems[0]?.says).toContain('a rollback would need it');
});

it.each(['routes.json', 'console.html'])('finds a %s that is not the one the registry asks for', async (name) => {
  appendFileSync(path.join(test.siteDirectory, name), ' ');
  expect(await found()).toMatchObject([{ name: 'host', release: '1.0.0-h', what: 'documents' }]);

  rmSync(path.join(test.siteDirectory, name));
  expect((await found())[0]?.says).toContain(`${name} is missing`);
});

it('finds a mark that gives an address another document than the registry', async () => {
  const mark = path.join(test.siteDirectory, 'routes/help/@public');
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, '');

  const problems = await found();
  expect(problems).toMatchObject([{ name: 'host', what: 'documents' }]);
  expect(problems[0]?.says).toContain(mark);
});

it('finds a damaged host as such, and that its documents cannot be compared', async () => {
  writeFileSync(path.join(test.siteDirectory, 'host/1.0.0-h/release.json'), '{');

  expect((await found()).map(({ name, what }) => [name, what])).toEqual([
    ['host', 'description'],
    ['host', 'documents'],
  ]);
});

it('finds keys that two remotes bring, each conflict once', async () => {
  await test.publish(test.built('1.0.0-m', { name: 'remote_mall', page: 'mall/index' }));
  const [newest] = test.entry().releases;
  edit('remote_mall', (entry) => ({
    ...entry,
    releases: entry.releases.map((one) => ({ ...one, load: newest?.load ?? null })),
  }));

  expect((await found()).filter(({ what }) => what === 'taken-key')).toEqual([
    {
      name: 'remote_mall',
      release: '1.0.0-m',
      what: 'taken-key',
      says: 'page bpm/model/index of remote_mall is provided by remote_bpm already',
    },
  ]);
});

it('finds a live page that declares an address of another, of the menu or of the product', async () => {
  await test.publish(test.built('1.0.0-m', { name: 'remote_mall', page: 'mall/index', path: '/mall' }));
  expect(await found()).toEqual([]);

  writeMenuAddresses(test.siteDirectory, [{ title: '流程模型', key: 'bpm/model/index', path: '/mall' }]);

  expect(await found()).toEqual([
    {
      name: 'remote_mall',
      release: '1.0.0-m',
      what: 'taken-address',
      says: 'page mall/index of remote_mall declares /mall, to which the menu gives another page: 流程模型, bpm/model/index',
    },
  ]);
});

it.each([
  ['empty', ''],
  ['cut short', '{"revision":3,"host":'],
  ['of another shape', '{"revision":"3"}'],
])('finds a registry that is %s, goes by the one that was kept, and the next command mends it', async (_, content) => {
  const file = path.join(test.siteDirectory, 'registry.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, content);

  expect(await found()).toMatchObject([{ name: 'host', release: null, what: 'registry' }]);
  expect((await test.mfe('status')).out).toContain('1.0.0-b');
  await test.publish(test.built('1.0.0-b'), { by: 'start' });
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(await found()).toEqual([]);
});

it('tells the menu rows of a running server that lead to no page', async () => {
  const menus = ['bpm/model/index', 'mall/spu/index'].map((component, id) => ({ id, name: component, path: 'x', component }));
  const server = createServer((_, response) => response.end(JSON.stringify({ code: 0, data: { menus } })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.

  const problems = await verify({ siteDirectory: test.siteDirectory, server: `http://127.0.0.1:${port}/admin-api`, token: 't' });
  server.close();

  expect(problems).toMatchObject([{ name: 'menu', release: null, what: 'menu' }]);
  expect(problems[0]?.says).toContain('mall/spu/index');
});
