import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Release, ReleaseSlot } from '../schema/index.ts';
import { block } from '../activation/block.ts';
import { CommandError } from '../error/CommandError.ts';
import { MACHINE } from '../lock/leftovers.ts';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { processIdentity } from '../lock/processIdentity.ts';
import { readRegistry } from '../directory/registryFile.ts';
import { saveRegistry } from '../directory/siteDirectory.ts';

let test: TestSiteDirectory;
let siteDirectory: string;

beforeEach(() => {
  test = openTestSiteDirectory();
  ({ siteDirectory } = test);
});

afterEach(() => test.remove());

const card: ReleaseSlot = { expose: './slot/x', js: [], css: [], shared: [], slot: 'home.card', size: 'small', order: 1 };

const built: TestSiteDirectory['built'] = (...release) => test.built(...release);
const bpm = () => readRegistry(siteDirectory).remotes['remote_bpm'];

/** Gives the registry as gc leaves it. */
function withoutRelease(id: string) {
  const registry = readRegistry(siteDirectory);
  const entry = test.entry();
  const remotes = { remote_bpm: { ...entry, releases: entry.releases.filter((one) => one.id !== id) } };
  return { ...registry, revision: registry.revision + 1, remotes };
}

describe('publish', () => {
  it('puts the files in place, compressed too, and names the release active', async () => {
    const result = await test.publish(built('1.0.0-a', { title: '工作流程' }));

    expect(result).toMatchObject({ uploaded: true, activated: true, notice: null });
    expect(existsSync(path.join(siteDirectory, 'remotes/remote_bpm/1.0.0-a/remoteEntry.js.br'))).toBe(true);
    expect(bpm()).toMatchObject({ active: '1.0.0-a', activations: [{ release: '1.0.0-a', by: 'publish', at: 1000 }] });
    expect(bpm()?.releases[0]?.load).toMatchObject({ title: '工作流程', pages: { 'bpm/model/index': {} } });
  });

  it('refuses a release id that is there already, and leaves its files as they were', async () => {
    await test.publish(built('1.0.0-a'));
    const entry = () => readFileSync(path.join(siteDirectory, 'remotes/remote_bpm/1.0.0-a/remoteEntry.js'), 'utf8');
    const before = entry();

    await expect(test.publish(built('1.0.0-a', { bytes: 900 }))).rejects.toThrow('published already');
    expect(entry()).toBe(before);
  });

  it('refuses a file that is not what its digest says', async () => {
    const directory = built('1.0.0-a');
    writeFileSync(path.join(directory, 'remoteEntry.js'), 'alert(1)');

    await expect(test.publish(directory)).rejects.toThrow('is not what release.json says');
    expect(bpm()).toBeUndefined();
  });

  it.each([
    ['a file that is named', 'remoteEntry.js'],
    ['the description', 'release.json'],
    ['a twin', 'remoteEntry.js.br'],
    ['a folder that is not named', 'chunks'],
  ])('refuses a symbolic link in the place of %s, before it uploads anything', async (_, name) => {
    const [directory, other] = [built('1.0.0-a'), built('1.0.0-b')];
    const link = path.join(directory, name);
    const target = path.join(other, existsSync(link) ? name : '.');
    if (existsSync(link)) cpSync(link, target);
    rmSync(link, { force: true });
    symlinkSync(target, link);

    await expect(test.publish(directory)).rejects.toThrow(`${link} is a symbolic link`);
    expect(existsSync(path.join(siteDirectory, 'remotes'))).toBe(false);
  });

  it.each(['{"schema":1', '{}'])('refuses a description that reads %s', async (content) => {
    const directory = built('1.0.0-a');
    writeFileSync(path.join(directory, 'release.json'), content);

    await expect(test.publish(directory)).rejects.toThrow(CommandError);
  });

  it('refuses a page key that another remote provides', async () => {
    await test.publish(built('1.0.0-a'));

    await expect(test.publish(built('1.0.0-a', { name: 'remote_mall' }))).rejects.toThrow(
      'bpm/model/index of remote_mall is provided by remote_bpm',
    );
  });

  it('refuses a blocked release, before it uploads anything', async () => {
    await test.publishAll('1.0.0-a', '1.0.0-b');
    await block({ siteDirectory, name: 'remote_bpm', release: '1.0.0-a' });
    saveRegistry(siteDirectory, withoutRelease('1.0.0-a'));
    rmSync(path.join(siteDirectory, 'remotes/remote_bpm/1.0.0-a'), { recursive: true });

    await expect(test.publish(built('1.0.0-a'))).rejects.toThrow('is blocked; to lift that: mfe block');
    expect(readdirSync(path.join(siteDirectory, 'remotes/remote_bpm'))).toEqual(['1.0.0-b']);
  });

  it.each(['..', 'latest'])('refuses %s as a release id', async (release) => {
    const directory = built('1.0.0-a');
    const file = path.join(directory, 'release.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"1.0.0-a"', JSON.stringify(release)));

    await expect(test.publish(directory)).rejects.toThrow('is no release id');
    expect(bpm()).toBeUndefined();
  });

  it.each(['../outside.js', '/outside.js', 'a/../../outside.js', '.hidden.js', 'a//b.js', ''])(
    'refuses a file called %j',
    async (name) => {
      const directory = built('1.0.0-a');
      const file = path.join(directory, 'release.json');
      const description = JSON.parse(readFileSync(file, 'utf8')) as Release;
      const files = { ...description.files, [name]: { integrity: 'sha256-x', bytes: 1 } };
      writeFileSync(file, JSON.stringify({ ...description, files }));

      await expect(test.publish(directory)).rejects.toThrow('is no release description of this version');
      expect(bpm()).toBeUndefined();
    },
  );

  it.each([
    ['the host', { name: 'host' }, { host: null }],
    ['a remote', {}, { entry: null }],
  ])('refuses as a release of %s what is none', async (_, described, change) => {
    const directory = built('1.0.0-a', described);
    const file = path.join(directory, 'release.json');
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as Release), ...change }));

    await expect(test.publish(directory)).rejects.toThrow('build again');
    expect(readRegistry(siteDirectory).revision).toBe(0);
  });

  it('changes nothing where the documents cannot be written', async () => {
    await test.publish(built('1.0.0-a'));
    for (const name of ['app-config.json', 'app-config.kept.json']) writeFileSync(path.join(siteDirectory, name), '{');

    await expect(test.publish(built('1.0.0-b'))).rejects.toThrow('app-config.json cannot be read');
    expect(bpm()?.active).toBe('1.0.0-a');
  });

  it('names what a release contributes to slots', async () => {
    await test.publish(built('1.0.0-a', { slots: { 'bpm/model/newest': { ...card, permission: 'bpm:model:query' } } }));

    expect(bpm()?.releases[0]?.load?.slots).toEqual({ 'bpm/model/newest': { ...card, permission: 'bpm:model:query' } });
  });

  it('refuses a slot key that another remote provides', async () => {
    await test.publish(built('1.0.0-a', { slots: { newest: card } }));

    await expect(
      test.publish(built('1.0.0-a', { name: 'remote_mall', page: 'mall/index', slots: { newest: card } })),
    ).rejects.toThrow('slot newest of remote_mall is provided by remote_bpm');
  });

  it.each([
    ['slot', 'home.nowhere'],
    ['size', 'huge'],
    ['permission', ''],
    ['order', 'first'],
  ])('refuses a contribution whose %s is %j, naming it', async (field, value) => {
    const directory = built('1.0.0-a', { slots: { newest: { ...card, [field]: value } } });

    await expect(test.publish(directory)).rejects.toThrow(`slots → newest → ${field}`);
    expect(bpm()).toBeUndefined();
  });

  it('refuses a contribution whose file is not the one the release has', async () => {
    const damaged = { ...card, js: [{ file: 'remoteEntry.js', integrity: 'sha256-other' }] };

    await expect(test.publish(built('1.0.0-a', { slots: { newest: damaged } }))).rejects.toThrow("is not that file's");
  });

  it('mends what an ended command left behind the registry', async () => {
    await test.publish(built('1.0.0-a'), { by: 'start' });
    const routes = path.join(siteDirectory, 'routes.json');
    const right = readFileSync(routes, 'utf8');
    rmSync(routes);
    await test.publish(built('1.0.0-a'), { by: 'start' });

    expect(readFileSync(routes, 'utf8')).toBe(right);
  });

  it('keeps the marks of addresses as the registry has them', async () => {
    const stray = path.join(siteDirectory, 'routes/help/@public');
    mkdirSync(path.dirname(stray), { recursive: true });
    writeFileSync(stray, '');
    await test.publish(built('1.0.0-a', { name: 'host' }));

    expect(existsSync(path.join(siteDirectory, 'routes/login/@sign-in'))).toBe(true);
    expect(existsSync(stray)).toBe(false);
  });

  it('refuses to write over what somebody else wrote meanwhile', async () => {
    await test.publish(built('1.0.0-a'), { by: 'start' });
    const read = readRegistry(siteDirectory);
    await test.publish(built('1.0.0-b'), { by: 'start' });

    expect(() => saveRegistry(siteDirectory, { ...read, revision: read.revision + 1 })).toThrow('changed the registry meanwhile');
    expect(bpm()?.active).toBe('1.0.0-b');
  });

  it('keeps only the active release loadable, and the newest first', async () => {
    await test.publish(built('1.0.0-a'));
    await test.publish(built('1.0.0-b'));

    expect(bpm()?.releases.map(({ id, load }) => [id, load !== null])).toEqual([
      ['1.0.0-b', true],
      ['1.0.0-a', false],
    ]);
  });

  it('raises the revision with every change and not without one', async () => {
    await test.publish(built('1.0.0-a'), { by: 'start' });
    const { revision } = readRegistry(siteDirectory);
    await test.publish(built('1.0.0-a'), { by: 'start' });

    expect(readRegistry(siteDirectory).revision).toBe(revision);
  });

  it('is refused while another process publishes, and takes over the lock of a dead one', async () => {
    const claims = path.join(siteDirectory, `.publishing.${MACHINE}`);
    mkdirSync(claims, { recursive: true });
    const other = path.join(claims, String(processIdentity(process.ppid)));
    writeFileSync(other, '');

    await expect(test.publish(built('1.0.0-a'))).rejects.toThrow(`process ${process.ppid} is publishing`);
    rmSync(other);
    // Another process has got the same id.
    writeFileSync(path.join(claims, `${process.ppid}-1`), '');
    await expect(test.publish(built('1.0.0-a'))).resolves.toMatchObject({ activated: true });
    expect(readdirSync(claims)).toEqual([]);
  });

  it('takes over what an interrupted publish left, and never in a place that is served', async () => {
    const left = path.join(siteDirectory, `remotes/remote_bpm/.1.0.0-a.${MACHINE}.part`);
    mkdirSync(left, { recursive: true });
    writeFileSync(path.join(left, 'half.js'), '');
    await test.publish(built('1.0.0-a'));

    expect(readdirSync(path.join(siteDirectory, 'remotes/remote_bpm'))).toEqual(['1.0.0-a']);
    expect(existsSync(path.join(siteDirectory, 'remotes/remote_bpm/1.0.0-a/half.js'))).toBe(false);
  });
});
