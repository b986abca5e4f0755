import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promote, rollback } from '../activation/activate.ts';
import { disable, enable } from '../activation/disable.ts';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { readRegistry } from './registryFile.ts';

let test: TestSiteDirectory;

beforeEach(() => {
  test = openTestSiteDirectory();
});

afterEach(() => test.remove());

it('what is not the registry that the caller has seen is left alone', async () => {
  const name = 'remote_bpm';
  const { siteDirectory } = test;
  await test.publishAll('1.0.0-a', '1.0.0-b');
  const registry = readRegistry(siteDirectory);
  const changed = expect.objectContaining({ refusal: 'changed', reason: 'busy' }) as unknown;

  for (const revision of [registry.revision - 1, registry.revision + 1]) {
    await expect(promote({ siteDirectory, name, release: '1.0.0-a', now: 1, revision })).rejects.toEqual(changed);
    await expect(rollback({ siteDirectory, name, now: 1, revision })).rejects.toEqual(changed);
    await expect(disable({ siteDirectory, name, message: '维护中', revision })).rejects.toEqual(changed);
    await expect(enable({ siteDirectory, name, revision })).rejects.toEqual(changed);
  }

  expect(readRegistry(siteDirectory)).toEqual(registry);
  await expect(rollback({ siteDirectory, name, now: 1, revision: registry.revision })).resolves.toMatchObject({
    active: '1.0.0-a',
  });
});

it('of callers who have seen the same registry one is served', async () => {
  const name = 'remote_bpm';
  const { siteDirectory } = test;
  await test.publishAll('1.0.0-a', '1.0.0-b');
  const { revision } = readRegistry(siteDirectory);

  const attempts = await Promise.allSettled([
    disable({ siteDirectory, name, message: '维护中', revision }),
    rollback({ siteDirectory, name, now: 1, revision }),
    promote({ siteDirectory, name, release: '1.0.0-a', now: 1, revision }),
  ]);

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(readRegistry(siteDirectory).revision).toBe(revision + 1);
});

it('a folder that is no site directory gets nothing written to', async () => {
  const siteDirectory = path.join(test.siteDirectory, 'mistyped');

  await expect(rollback({ siteDirectory, name: 'host', now: 1 })).rejects.toThrow('there is nothing at all');

  expect(existsSync(siteDirectory)).toBe(false);
});
