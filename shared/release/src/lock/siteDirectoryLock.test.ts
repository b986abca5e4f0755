import fs, { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAbandoned, MACHINE } from './leftovers.ts';
import { releaseLockOf, withSiteDirectoryLock } from './siteDirectoryLock.ts';

let siteDirectory: string;
beforeEach(() => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(siteDirectory, { recursive: true });
});

const work = () => withSiteDirectoryLock(siteDirectory, async () => 'done');

it('A command that cannot clear up lets the next one work all the same', async () => {
  const { rmSync: remove } = fs;
  vi.spyOn(fs, 'rmSync').mockImplementation((file, options) => {
    if (String(file).endsWith('.part')) throw new Error('the disk does not answer');
    remove(file, options);
  });
  syncBuiltinESMExports();
  const leaving = withSiteDirectoryLock(siteDirectory, async () => {
    mkdirSync(path.join(siteDirectory, `remotes/remote_bpm/.1.0.0-a.${MACHINE}.part`), { recursive: true });
  });

  await expect(leaving).rejects.toThrow('the disk does not answer');

  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect(await work()).toBe('done');
});

it('A lock ends with the thread that has it, and with no other', async () => {
  await withSiteDirectoryLock(siteDirectory, async () => {
    releaseLockOf(siteDirectory, threadId + 1);
    await expect(work()).rejects.toThrow('is publishing to');

    releaseLockOf(siteDirectory, threadId);
    expect(await work()).toBe('done');
  });
});

it('What another publisher removes meanwhile is not abandoned, but gone', () => {
  const folder = path.join(siteDirectory, 'upload');
  mkdirSync(folder);
  const later = Date.now() + 25 * 60 * 60 * 1000;
  expect(isAbandoned(folder, later)).toBe(true);

  rmSync(folder, { recursive: true });

  expect(isAbandoned(folder, later)).toBe(false);
});
