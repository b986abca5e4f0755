import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promote, rollback } from '../activation/activate.ts';
import { disable, enable } from '../activation/disable.ts';
import { openTestSite, type TestSite } from '@zhilv/testing/release/open-test-site';
import { readRegistry } from './siteDirectory.ts';

let test: TestSite;

beforeEach(() => {
  test = openTestSite();
});

afterEach(() => test.remove());

it('what is not the registry that the caller has seen is left alone', async () => {
  const name = 'remote_bpm';
  const { site } = test;
  await test.publishAll('1.0.0-a', '1.0.0-b');
  const registry = readRegistry(site);
  const changed = expect.objectContaining({ refusal: 'changed', reason: 'busy' }) as unknown;

  for (const revision of [registry.revision - 1, registry.revision + 1]) {
    await expect(promote({ site, name, release: '1.0.0-a', now: 1, revision })).rejects.toEqual(changed);
    await expect(rollback({ site, name, now: 1, revision })).rejects.toEqual(changed);
    await expect(disable({ site, name, message: '维护中', revision })).rejects.toEqual(changed);
    await expect(enable({ site, name, revision })).rejects.toEqual(changed);
  }

  expect(readRegistry(site)).toEqual(registry);
  await expect(rollback({ site, name, now: 1, revision: registry.revision })).resolves.toMatchObject({ active: '1.0.0-a' });
});

it('of callers who have seen the same registry one is served', async () => {
  const name = 'remote_bpm';
  const { site } = test;
  await test.publishAll('1.0.0-a', '1.0.0-b');
  const { revision } = readRegistry(site);

  const attempts = await Promise.allSettled([
    disable({ site, name, message: '维护中', revision }),
    rollback({ site, name, now: 1, revision }),
    promote({ site, name, release: '1.0.0-a', now: 1, revision }),
  ]);

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(readRegistry(site).revision).toBe(revision + 1);
});

it('a folder that is no site gets nothing written to', async () => {
  const site = path.join(test.site, 'mistyped');

  await expect(rollback({ site, name: 'host', now: 1 })).rejects.toThrow('there is nothing at all');

  expect(existsSync(site)).toBe(false);
});
