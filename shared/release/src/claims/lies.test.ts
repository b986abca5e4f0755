import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { writeHonestRelease } from '@zhilv/testing/release/write-honest-release';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { writeMenuAddresses } from '../directory/menuAddresses.ts';
import { integrityOf } from '../files/integrityOf.ts';
import type { Release } from '../schema/index.ts';
import { verify } from '../verify/verify.ts';

/** A `release.json` that lies, as a merge patch (RFC 7396) of the honest one; `digest of <file>` stands for that file's. */
interface Lie {
  readonly lie: string;
  readonly patch: object;
  readonly reason: string;
}

const LIES = JSON.parse(readFileSync(path.join(import.meta.dirname, 'lies.json'), 'utf8')) as readonly Lie[];

let test: TestSiteDirectory;
let directory: string;
let honest: Release;

beforeEach(async () => {
  test = openTestSiteDirectory();
  onTestFinished(() => test.remove());
  directory = path.join(test.siteDirectory, '../honest');
  honest = writeHonestRelease(directory);
  await test.publish(test.built('1.0.0-h', { name: 'host', platform: honest.platform, shared: { react: '19.3.1' } }));
  await test.publish(test.built('1.0.0-m', { name: 'remote_mall', page: 'mall/index', platform: [] }));
  writeMenuAddresses(test.siteDirectory, [{ title: '商品', key: 'mall/index', path: '/mall/list' }]);
});

function merged(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const merging: Record<string, unknown> = typeof target === 'object' && target !== null ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merging[name];
    else merging[name] = merged(merging[name], value);
  }
  return merging;
}

const lying = (patch: object): string =>
  JSON.stringify(merged(honest, patch), (_, value: unknown) => {
    const [, file] = typeof value === 'string' ? (/^digest of (.+)$/.exec(value) ?? []) : [];
    return file === undefined ? value : honest.files[file]?.integrity;
  });

it('publishes the honest release, and verify finds nothing', async () => {
  expect(await test.mfe('publish', directory)).toMatchObject({ code: 0, out: 'remote_bpm 1.0.0-a: activated' });
  expect(await verify({ siteDirectory: test.siteDirectory, server: null, token: null })).toEqual([]);
});

it.each(LIES)('refuses $lie, with the reason', async ({ patch, reason }) => {
  writeFileSync(path.join(directory, 'release.json'), lying(patch));

  expect(await test.mfe('publish', directory)).toEqual(refusal('refused', reason));
  expect(await test.mfe('publish', directory, '--no-activate')).toEqual(refusal('refused', reason));
});

it('reads no scripts that are too large to be read', async () => {
  const content = Buffer.from(' '.repeat(6 * 1024 * 1024 + 1));
  writeFileSync(path.join(directory, 'large.js'), content);
  const patch = { platform: [], files: { 'large.js': { integrity: integrityOf(content), bytes: content.byteLength } } };
  writeFileSync(path.join(directory, 'release.json'), lying(patch));

  const { code, wrong } = await test.mfe('publish', directory);

  expect([code, wrong]).toEqual([1, expect.stringContaining('KiB before they are packed')]);
  expect(wrong).not.toContain('its files use');
});

it('has 34 lies, each with a reason of its own', () => {
  expect(new Set(LIES.map(({ reason }) => reason)).size).toBe(34);
  expect(LIES).toHaveLength(34);
});

it('publishes the release once it lies no longer, for a refused one is not there', async () => {
  writeFileSync(path.join(directory, 'release.json'), lying({ platform: [] }));
  expect((await test.mfe('publish', directory)).code).toBe(1);
  writeFileSync(path.join(directory, 'release.json'), lying({}));

  expect((await test.mfe('publish', directory)).out).toBe('remote_bpm 1.0.0-a: activated');
});

it('is not published by a start either, which says why and comes up', async () => {
  writeFileSync(path.join(directory, 'release.json'), lying({ platform: [] }));

  expect(await test.publish(directory, { by: 'start' })).toMatchObject({
    uploaded: false,
    activated: false,
    notice: expect.stringMatching(
      /^remote_bpm 1\.0\.0-a cannot be published .* its files use Can, call of platform, .*; it was not uploaded$/,
    ) as unknown,
  });
  expect(test.entry().releases).toEqual([]);
});
