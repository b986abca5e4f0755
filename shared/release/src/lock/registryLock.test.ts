import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MACHINE } from './leftovers.ts';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { withRegistryLock } from './registryLock.ts';

let test: TestSiteDirectory;
let lock: string;

beforeEach(() => {
  test = openTestSiteDirectory();
  mkdirSync(test.siteDirectory);
  lock = path.join(test.siteDirectory, '.registry.lock');
});

afterEach(() => test.remove());

const work = (): string => withRegistryLock(test.siteDirectory, () => readFileSync(lock, 'utf8'));

describe('the lock of the registry', () => {
  it('is there while work is done, and gone afterwards, also after an error', () => {
    expect(work()).toBe(MACHINE);
    expect(existsSync(lock)).toBe(false);

    const fail = (): never => {
      throw new Error('disk full');
    };
    expect(() => withRegistryLock(test.siteDirectory, fail)).toThrow('disk full');
    expect(existsSync(lock)).toBe(false);
  });

  it('keeps out whoever comes while another machine has it, and stays theirs', () => {
    writeFileSync(lock, 'elsewhere');

    expect(work).toThrow('another machine is writing the registry');
    expect(readFileSync(lock, 'utf8')).toBe('elsewhere');
  });

  it('is taken over from a killed process: of this machine at once, of another after a minute', () => {
    writeFileSync(lock, MACHINE);
    expect(work()).toBe(MACHINE);

    writeFileSync(lock, 'elsewhere');
    const minutesAgo = Date.now() / 1000 - 61;
    utimesSync(lock, minutesAgo, minutesAgo);
    expect(work()).toBe(MACHINE);
  });
});
