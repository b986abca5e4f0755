import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote, rollback } from '../activation/activate.ts';
import { type Collected, collectGarbage } from './collectGarbage.ts';
import { MACHINE } from '../lock/leftovers.ts';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { readRegistry } from '../directory/registryFile.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONG_AFTER = Date.now() + 100 * DAY;
const twelve = Array.from({ length: 12 }, (_, index) => `1.0.${index}-a`);
const name = 'remote_bpm';

let test: TestSiteDirectory;

beforeEach(() => {
  test = openTestSiteDirectory();
});

afterEach(() => test.remove());

const gc = (options: { name?: string; now?: number; dryRun?: boolean } = {}): Promise<Collected> =>
  collectGarbage({ siteDirectory: test.siteDirectory, name: null, now: LONG_AFTER, dryRun: false, ...options });
const folder = (...below: readonly string[]): string => path.join(test.siteDirectory, 'remotes', ...below);
const registryText = (): string => readFileSync(path.join(test.siteDirectory, 'registry.json'), 'utf8');

/** A folder that was last written to so many days ago. */
function leave(place: string, days = 0): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'half.js'), '');
  const time = Date.now() / 1000 - days * (DAY / 1000);
  utimesSync(place, time, time);
}

describe('gc', () => {
  it('removes uploads to which no file came for a day, and no others', async () => {
    await test.publishAll('1.0.0-a');
    const upload = (digest: string) => path.join('.uploads', name, digest);
    leave(path.join(test.siteDirectory, upload('0a')), 0.9);
    leave(path.join(test.siteDirectory, upload('0b')), 1.1);

    expect((await gc({ now: Date.now(), dryRun: true })).leftovers).toEqual([upload('0b')]);
    expect((await gc({ now: Date.now() })).leftovers).toEqual([upload('0b')]);
    expect(readdirSync(path.join(test.siteDirectory, '.uploads', name))).toEqual(['0a']);
  });

  it('removes what is not among the last ten, in registry and files, as one revision', async () => {
    await test.publishAll(...twelve);
    const { revision } = readRegistry(test.siteDirectory);
    const { releases, leftovers } = await gc();

    expect(releases).toEqual([
      { name, release: '1.0.1-a' },
      { name, release: '1.0.0-a' },
    ]);
    expect(leftovers).toEqual([]);
    expect(readRegistry(test.siteDirectory).revision).toBe(revision + 1);
    expect(test.entry().releases.map(({ id }) => id)).toEqual(twelve.slice(2).toReversed());
    expect(readdirSync(folder(name)).toSorted()).toEqual(twelve.slice(2).toSorted());
  });

  it('removes nothing that was active in the last fourteen days', async () => {
    await test.publishAll(...twelve);

    expect(await gc({ now: 1000 + 14 * DAY })).toEqual({ releases: [], leftovers: [] });
  });

  it('keeps the active release, and what rollback finds afterwards is there', async () => {
    await test.publishAll(...twelve);
    await promote({ siteDirectory: test.siteDirectory, name, release: '1.0.0-a', now: 2000 });
    await gc();

    expect(test.entry().releases.map(({ id }) => id)).toContain('1.0.0-a');
    expect((await rollback({ siteDirectory: test.siteDirectory, name, now: 3000 })).active).toBe('1.0.11-a');
  });

  it('leaves rollback nothing to find that was removed', async () => {
    await test.publishAll('1.0.0-older', '1.0.0-old');
    for (const release of twelve) await test.publish(test.built(release), { activate: false });
    await promote({ siteDirectory: test.siteDirectory, name, release: '1.0.11-a', now: 2000 });
    await gc();

    expect((await rollback({ siteDirectory: test.siteDirectory, name, now: 3000 })).active).toBe('1.0.0-old');
    await expect(rollback({ siteDirectory: test.siteDirectory, name, now: 3000 })).rejects.toThrow('nothing to roll back to');
  });

  it('takes the host and remotes in one go, or one of them', async () => {
    for (const release of twelve) await test.publish(test.built(release, { name: 'host' }));
    await test.publishAll(...twelve);
    const { revision } = readRegistry(test.siteDirectory);

    expect((await gc({ name: 'host' })).releases).toEqual([
      { name: 'host', release: '1.0.1-a' },
      { name: 'host', release: '1.0.0-a' },
    ]);
    expect((await gc()).releases.map((one) => one.name)).toEqual([name, name]);
    expect(readRegistry(test.siteDirectory).revision).toBe(revision + 2);
  });

  it('only tells with --dry-run', async () => {
    await test.publishAll(...twelve);
    leave(folder(name, `.1.0.9-b.${MACHINE}.part`));
    const before = [registryText(), readdirSync(folder(name))];
    const told = await gc({ dryRun: true });

    expect(told.leftovers).toEqual([`remotes/${name}/.1.0.9-b.${MACHINE}.part`]);
    expect([registryText(), readdirSync(folder(name))]).toEqual(before);
    expect(await gc()).toEqual(told);
  });

  it('leaves the files when the registry cannot be written', async () => {
    await test.publishAll(...twelve);
    writeFileSync(path.join(test.siteDirectory, '.registry.lock'), 'elsewhere');

    await expect(gc()).rejects.toThrow('another machine is writing');
    expect(readdirSync(folder(name)).toSorted()).toEqual(twelve.toSorted());
  });

  it('goes on when the files are gone already, and when there is nothing to do', async () => {
    await test.publishAll(...twelve);
    rmSync(folder(name, '1.0.0-a'), { recursive: true });
    await gc();
    const { revision } = readRegistry(test.siteDirectory);

    expect(await gc()).toEqual({ releases: [], leftovers: [] });
    expect(readRegistry(test.siteDirectory).revision).toBe(revision);
  });

  it('removes folders that no registry names, a day after they were written', async () => {
    await test.publishAll('1.0.0-a');
    leave(folder(name, '1.0.0-lost'));
    leave(folder('remote_gone', '1.0.0-lost'), 2);

    expect((await gc({ now: Date.now() })).leftovers).toEqual(['remotes/remote_gone/1.0.0-lost']);
    expect(existsSync(folder(name, '1.0.0-lost'))).toBe(true);
    expect((await gc({ now: Date.now() + 2 * DAY })).leftovers).toEqual([`remotes/${name}/1.0.0-lost`]);
    expect(readdirSync(folder(name))).toEqual(['1.0.0-a']);
  });
});

describe('gc of a directory that', () => {
  const unrelated = (): string => path.join(test.siteDirectory, 'host/src');

  it('is no site directory touches nothing', async () => {
    leave(unrelated(), 2);

    await expect(gc()).rejects.toThrow('nothing was published');
    await expect(gc({ dryRun: true })).rejects.toThrow('nothing was published');
    expect(readdirSync(test.siteDirectory)).toEqual(['host']);
    expect(existsSync(unrelated())).toBe(true);
  });

  it('has lost its registry removes no release', async () => {
    await test.publishAll('1.0.0-a');
    rmSync(path.join(test.siteDirectory, 'registry.json'));

    await expect(gc()).rejects.toThrow('nothing is removed by the one that was kept');
    expect(readdirSync(folder(name))).toEqual(['1.0.0-a']);
  });

  it('holds other folders too leaves those alone', async () => {
    await test.publishAll('1.0.0-a');
    leave(unrelated(), 2);

    expect(await gc()).toEqual({ releases: [], leftovers: [] });
    expect(existsSync(unrelated())).toBe(true);
  });
});

describe('any command', () => {
  it('removes what interrupted ones of this machine left, and what another machine left a day ago', async () => {
    leave(folder(name, `.1.0.0-a.${MACHINE}.part`));
    leave(folder(name, '.1.0.0-b.elsewhere.part'), 2);
    leave(folder(name, '.1.0.0-c.elsewhere.part'));
    await test.publishAll('1.0.0-d');

    expect(readdirSync(folder(name)).toSorted()).toEqual(['.1.0.0-c.elsewhere.part', '1.0.0-d']);
  });
});
