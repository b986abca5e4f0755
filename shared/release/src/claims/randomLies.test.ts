import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { openTestReleases, type TestReleases } from '@zhilv/testing/release/open-test-releases';
import { writeHonestRelease } from '@zhilv/testing/release/write-honest-release';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { damagedText } from '@zhilv/testing/soak/damaged-text';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRegistry } from '../directory/registryFile.ts';
import { CommandError } from '../error/CommandError.ts';
import { integrityOf, isIntact } from '../files/integrityOf.ts';
import { negotiate, shellOf } from '../negotiation/negotiate.ts';
import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry, Release } from '../schema/index.ts';

const LIES = rounds({ sample: 60, soak: 5_000 });

let test: TestReleases;
let directory: string;
beforeEach(async () => {
  test = openTestReleases();
  directory = path.join(test.siteDirectory, '../honest');
  const platform = ['call', 'Can', 'session'];
  await test.publish(test.built('1.0.0-h', { name: 'host', platform, shared: { react: '19.3.1' } }));
});
afterEach(() => test.remove());

it(`publishes or refuses ${LIES} descriptions changed at random, and no browser fails at one that was published (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  const { siteDirectory } = test;
  const before = readRegistry(siteDirectory);
  let published = 0;
  for (let round = 0; round < LIES; round += 1) {
    rmSync(directory, { recursive: true, force: true });
    const text = changed(writeHonestRelease(directory), random);
    writeFileSync(path.join(directory, 'release.json'), text);
    const isPublished = await test.publish(directory).then(
      () => true,
      (error: unknown) => {
        expect(error, text).toBeInstanceOf(CommandError);
        return false;
      },
    );
    if (isPublished) {
      published += 1;
      await expect(runAll(readRegistry(siteDirectory)), text).resolves.not.toThrow();
    }
    writeFileSync(path.join(siteDirectory, 'registry.json'), JSON.stringify(before));
  }
  expect(published).toBeGreaterThan(LIES / 20);
  expect(published).toBeLessThan(LIES);
}, 600_000);

/** Changes the description of a release, and now and then its files in such a way that the description knows it. */
function changed(release: Release, random: SeededRandom): string {
  if (random.chance(0.3)) return damagedText(JSON.stringify(release), random);
  const names = Object.keys(release.files);
  if (random.chance(0.3)) {
    const [file, other] = [random.pick(names), random.pick(names)];
    const content = readFileSync(path.join(directory, other)).subarray(0, random.chance(0.5) ? undefined : random.below(200));
    writeFileSync(path.join(directory, file), content);
    const listed = { integrity: integrityOf(content), bytes: content.byteLength };
    const text = JSON.stringify({ ...release, files: { ...release.files, [file]: listed } });
    return text.replaceAll(release.files[file]?.integrity ?? '', listed.integrity);
  }
  return exchanged(JSON.stringify(release), random);
}

/** Puts one text or number of a JSON text in the place of another of its kind. */
function exchanged(json: string, random: SeededRandom): string {
  const values = [...json.matchAll(random.chance(0.8) ? /"[^"]*"/g : /(?<=:)\d+/g)];
  const [one, other] = [random.pick(values), random.pick(values)];
  return json.slice(0, one.index) + other[0] + json.slice(one.index + one[0].length);
}

/** Loads and runs all that is live of the remotes as browsers do, where the live host can run it. */
async function runAll({ host, remotes }: Registry): Promise<void> {
  const live = activeRelease(host);
  if (!live) throw new Error('no host is live');
  const shell = shellOf(live, 1);
  for (const [name, entry] of Object.entries(remotes)) {
    const { kind, ...chosen } = negotiate(shell, entry);
    if (kind === 'run' && 'release' in chosen) await runRelease(name, chosen.release, shell.platform);
  }
}

async function runRelease(
  name: string,
  { url, load, requires }: Registry['host']['releases'][number],
  offered: readonly string[],
) {
  const read = (file: string, integrity = ''): string => {
    const content = readFileSync(path.join(test.siteDirectory, url, file));
    if (!isIntact(content, integrity)) throw new Error(`${file} is not the one of ${integrity}`);
    return content.toString('utf8');
  };
  const page = vm.createContext({
    sharedModules: {
      react: {},
      '@zhilv/platform': Object.fromEntries(requires.filter((name) => offered.includes(name)).map((name) => [name, () => {}])),
    },
    insertScript: async (file: string, integrity?: string) => void vm.runInContext(read(file, integrity), page),
  });
  const entry = load?.entry;
  vm.runInContext(read(entry?.file ?? '', entry?.integrity), page);
  const container = page[name] as { get(expose: string): Promise<() => { Component: unknown; loader?: () => Promise<unknown> }> };
  for (const { expose, js, css } of [...Object.values(load?.pages ?? {}), ...Object.values(load?.slots ?? {})]) {
    for (const { file, integrity } of [...js, ...css]) read(file, integrity);
    const { Component, loader } = (await container.get(expose))();
    expect(typeof Component).toBe('function');
    await loader?.();
  }
}
