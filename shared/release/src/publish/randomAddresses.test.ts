import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { claimedAddress } from '@zhilv/testing/release/claimed-address';
import { openTestReleases, type TestReleases } from '@zhilv/testing/release/open-test-releases';
import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeMenuAddresses } from '../directory/menuAddresses.ts';
import { readRegistry } from '../directory/registryFile.ts';
import { publicPaths } from '../schema/publicPaths.ts';
import type { Registry } from '../schema/index.ts';
import { verify } from '../verify/verify.ts';

const CLAIMS = rounds({ sample: 25, soak: 2_000 });

const ROWS = [
  { title: '流程模型', key: 'bpm/model/index', path: '/bpm/manager/model' },
  { title: '字典', key: 'system/dict/index', path: '/system/dict' },
];

let test: TestReleases;
beforeEach(async () => {
  test = openTestReleases();
  await test.publish(test.built('1.0.0-h', { name: 'host' }));
  await test.publish(test.built('1.0.0-a', { path: '/bpm/design/:id(\\d+)' }));
  await test.publish(
    test.built('1.0.0-s', { name: 'remote_system', page: 'system/dict/index', path: '/mall', layout: 'public' }),
  );
  writeMenuAddresses(test.siteDirectory, [...ROWS, { title: '没有这个页面', key: 'nowhere/index', path: '/bpm/report' }]);
});
afterEach(() => test.remove());

it(`publish, verify and public addresses agree whose address it is, of ${CLAIMS} claims at random (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  const { siteDirectory } = test;
  const before = readRegistry(siteDirectory);
  let published = 0;
  for (let claim = 0; claim < CLAIMS; claim += 1) {
    const claimed = claimedAddress(random, ['/bpm/manager/model', '/system/dict', '/bpm/design/7', '/mall', '/index', '/login']);
    const told = `${claimed.layout} ${claimed.path}`;
    const directory = test.built(`1.0.${claim}-z`, { name: 'remote_zoo', page: 'zoo/index', ...claimed });
    const isPublished = await test.publish(directory).then(
      () => true,
      (error: unknown) => {
        expect(error, told).toMatchObject({ refusal: 'taken-address' });
        return false;
      },
    );
    if (isPublished) published += 1;

    // Somebody writes it into the registry by hand.
    const page = { expose: './page/x', js: [], css: [], shared: [], ...claimed };
    const load = { entry: null, pages: { 'zoo/index': page }, slots: {}, host: null };
    const forced: Registry = { ...before, remotes: { ...before.remotes, remote_zoo: entry([summary('1', { load })]) } };
    writeFileSync(path.join(siteDirectory, 'registry.json'), JSON.stringify(forced));
    const problems = await verify({ siteDirectory, server: null, token: null });
    expect(
      problems.some(({ name, what }) => name === 'remote_zoo' && what === 'taken-address'),
      told,
    ).toBe(!isPublished);
    if (isPublished) expect(publicPaths(forced).includes(claimed.path), told).toBe(claimed.layout === 'public');
    expect(publicPaths(forced), told).toContain('/mall');
    writeFileSync(path.join(siteDirectory, 'registry.json'), JSON.stringify(before));
  }
  expect(published).toBeGreaterThan(CLAIMS / 10);
  expect(published).toBeLessThan(CLAIMS);
}, 600_000);
