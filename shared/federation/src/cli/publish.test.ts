import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Release, ReleaseSlot } from '../schema/index.ts';
import { promote } from './activate.ts';
import { CommandError } from './CommandError.ts';
import { processIdentity } from './processIdentity.ts';
import { publish, type PublishOptions } from './publish.ts';
import { readRegistry, saveRegistry } from './siteDirectory.ts';

let folder: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-publish-'));
  site = path.join(folder, 'site');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Described = { name: string; page: string; slots: Release['slots'] };
const card: ReleaseSlot = { expose: './slot/x', js: [], css: [], shared: [], slot: 'home.card', size: 'small', order: 1 };

/** A built release of one container file, as small as the schema allows. */
function built(release: string, { name = 'remote_bpm', page = 'bpm/model/index', slots = {} }: Partial<Described> = {}): string {
  const directory = path.join(folder, name, release);
  mkdirSync(directory, { recursive: true });
  const content = `console.log("${name} ${release}")`.repeat(20);
  writeFileSync(path.join(directory, 'remoteEntry.js'), content);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const description: Release = {
    schema: 1,
    name,
    release,
    contract: 1,
    platform: [],
    shared: {},
    entry: { file: 'remoteEntry.js', integrity },
    pages: { [page]: { expose: `./page/${page}`, js: [], css: [], shared: [], layout: 'console' } },
    slots,
    host: null,
    files: { 'remoteEntry.js': { integrity, bytes: content.length } },
  };
  writeFileSync(path.join(directory, 'release.json'), JSON.stringify(description));
  return directory;
}

const send = (directory: string, by: PublishOptions['by'], activate = true) =>
  publish({ site, directory, by, activate, commit: null, now: 1000 });
const bpm = () => readRegistry(site).remotes['remote_bpm'];

describe('publish', () => {
  it('puts the files in place, compressed too, and names the release active', async () => {
    const result = await send(built('1.0.0-a'), 'publish');

    expect(result).toMatchObject({ uploaded: true, activated: true, notice: null });
    expect(existsSync(path.join(site, 'remotes/remote_bpm/1.0.0-a/remoteEntry.js.br'))).toBe(true);
    expect(bpm()).toMatchObject({ active: '1.0.0-a', activations: [{ release: '1.0.0-a', by: 'publish', at: 1000 }] });
    expect(Object.keys(bpm()?.releases[0]?.load?.pages ?? {})).toEqual(['bpm/model/index']);
  });

  it('refuses a release id that is there already, and leaves its files as they were', async () => {
    await send(built('1.0.0-a'), 'publish');

    await expect(send(built('1.0.0-a'), 'publish')).rejects.toThrow('published already');
  });

  it('refuses a file that is not what its digest says', async () => {
    const directory = built('1.0.0-a');
    writeFileSync(path.join(directory, 'remoteEntry.js'), 'alert(1)');

    await expect(send(directory, 'publish')).rejects.toThrow('is not what release.json says');
    expect(bpm()).toBeUndefined();
  });

  it.each(['{"schema":1', '{}'])('refuses a description that reads %s', async (content) => {
    const directory = built('1.0.0-a');
    writeFileSync(path.join(directory, 'release.json'), content);

    await expect(send(directory, 'publish')).rejects.toThrow(CommandError);
  });

  it('refuses a page key that another remote provides', async () => {
    await send(built('1.0.0-a'), 'publish');

    await expect(send(built('1.0.0-a', { name: 'remote_mall' }), 'publish')).rejects.toThrow(
      'bpm/model/index of remote_mall is provided by remote_bpm',
    );
  });

  it('names what a release contributes to slots', async () => {
    await send(built('1.0.0-a', { slots: { 'bpm/model/newest': { ...card, permission: 'bpm:model:query' } } }), 'publish');

    expect(bpm()?.releases[0]?.load?.slots).toEqual({ 'bpm/model/newest': { ...card, permission: 'bpm:model:query' } });
  });

  it('refuses a slot key that another remote provides', async () => {
    await send(built('1.0.0-a', { slots: { newest: card } }), 'publish');

    await expect(
      send(built('1.0.0-a', { name: 'remote_mall', page: 'mall/index', slots: { newest: card } }), 'publish'),
    ).rejects.toThrow('slot newest of remote_mall is provided by remote_bpm');
  });

  it.each([
    ['slot', 'home.nowhere'],
    ['size', 'huge'],
    ['permission', ''],
    ['order', 'first'],
  ])('refuses a contribution whose %s is %j, naming it', async (field, value) => {
    const directory = built('1.0.0-a', { slots: { newest: { ...card, [field]: value } } });

    await expect(send(directory, 'publish')).rejects.toThrow(`slots → newest → ${field}`);
    expect(bpm()).toBeUndefined();
  });

  it('refuses a contribution whose file is not the one the release has', async () => {
    const damaged = { ...card, js: [{ file: 'remoteEntry.js', integrity: 'sha384-other' }] };

    await expect(send(built('1.0.0-a', { slots: { newest: damaged } }), 'publish')).rejects.toThrow("is not that file's");
  });

  it('mends what an ended command left behind the registry', async () => {
    await send(built('1.0.0-a'), 'start');
    const routes = path.join(site, 'routes.json');
    const right = readFileSync(routes, 'utf8');
    rmSync(routes);
    await send(built('1.0.0-a'), 'start');

    expect(readFileSync(routes, 'utf8')).toBe(right);
  });

  it('refuses to write over what somebody else wrote meanwhile', async () => {
    await send(built('1.0.0-a'), 'start');
    const read = readRegistry(site);
    await send(built('1.0.0-b'), 'start');

    expect(() => saveRegistry(site, { ...read, revision: read.revision + 1 })).toThrow('changed meanwhile');
    expect(bpm()?.active).toBe('1.0.0-b');
  });

  it('keeps only the active release loadable, and the newest first', async () => {
    await send(built('1.0.0-a'), 'publish');
    await send(built('1.0.0-b'), 'publish');

    expect(bpm()?.releases.map(({ id, load }) => [id, load !== null])).toEqual([
      ['1.0.0-b', true],
      ['1.0.0-a', false],
    ]);
  });

  it('raises the revision with every change and not without one', async () => {
    await send(built('1.0.0-a'), 'start');
    const { revision } = readRegistry(site);
    await send(built('1.0.0-a'), 'start');

    expect(readRegistry(site).revision).toBe(revision);
  });

  it('is refused while another process publishes, and takes over the lock of a dead one', async () => {
    const claims = path.join(site, '.publishing');
    mkdirSync(claims, { recursive: true });
    const other = path.join(claims, String(processIdentity(process.ppid)));
    writeFileSync(other, '');

    await expect(send(built('1.0.0-a'), 'publish')).rejects.toThrow(`process ${process.ppid} is publishing`);
    rmSync(other);
    // The id runs again as another process.
    writeFileSync(path.join(claims, `${process.ppid}-1`), '');
    await expect(send(built('1.0.0-a'), 'publish')).resolves.toMatchObject({ activated: true });
    expect(readdirSync(claims)).toEqual([]);
  });

  it('takes over what an interrupted publish left, and never in a place that is served', async () => {
    const left = path.join(site, 'remotes/remote_bpm/.1.0.0-a.part');
    mkdirSync(left, { recursive: true });
    writeFileSync(path.join(left, 'half.js'), '');
    await send(built('1.0.0-a'), 'publish');

    expect(readdirSync(path.join(site, 'remotes/remote_bpm'))).toEqual(['1.0.0-a']);
    expect(existsSync(path.join(site, 'remotes/remote_bpm/1.0.0-a/half.js'))).toBe(false);
  });
});

describe('a start', () => {
  it('replaces what an earlier start set', async () => {
    await send(built('1.0.0-a'), 'start');
    await send(built('1.0.0-b'), 'start');

    expect(bpm()?.active).toBe('1.0.0-b');
  });

  it('leaves what a team published, and says how to take the new build', async () => {
    await send(built('1.0.0-a'), 'publish');
    const result = await send(built('1.0.0-b'), 'start');

    expect(result).toMatchObject({ uploaded: true, activated: false });
    expect(result.notice).toContain('promote remote_bpm 1.0.0-b');
    expect(bpm()?.active).toBe('1.0.0-a');
  });

  it('does not undo a promotion to an older release', async () => {
    await send(built('1.0.0-a'), 'start');
    await send(built('1.0.0-b'), 'start');
    await promote({ site, name: 'remote_bpm', release: '1.0.0-a', now: 2000 });
    await send(built('1.0.0-b'), 'start');

    expect(bpm()?.active).toBe('1.0.0-a');
    expect(bpm()?.activations[0]).toEqual({ release: '1.0.0-a', by: 'promote', at: 2000 });
  });

  it('leaves a disabled remote alone', async () => {
    await send(built('1.0.0-a'), 'start');
    const file = path.join(site, 'registry.json');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        '"state":"active","message":null,"active":"1.0.0-a"',
        '"state":"disabled","message":"维护中","active":"1.0.0-a"',
      ),
    );
    const result = await send(built('1.0.0-b'), 'start');

    expect(result).toMatchObject({ uploaded: true, activated: false });
    expect(bpm()).toMatchObject({ state: 'disabled', active: '1.0.0-a' });
  });
});

describe('promote', () => {
  it('refuses a release that was never published, naming those that were', async () => {
    await send(built('1.0.0-a'), 'publish');

    await expect(promote({ site, name: 'remote_bpm', release: '9.9.9-x', now: 1 })).rejects.toThrow('the releases are 1.0.0-a');
  });

  it('refuses a release whose page another remote has taken over since', async () => {
    await send(built('1.0.0-a'), 'publish');
    await send(built('1.0.0-b', { page: 'bpm/other' }), 'publish');
    await send(built('1.0.0-a', { name: 'remote_mall' }), 'publish');

    await expect(promote({ site, name: 'remote_bpm', release: '1.0.0-a', now: 1 })).rejects.toThrow(
      'bpm/model/index of remote_bpm is provided by remote_mall',
    );
  });
});
