import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { readRegistry } from '../directory/registryFile.ts';
import { entryOf, withEntry } from '../directory/siteDirectory.ts';
import { liveFileProblems, livePlaceProblems } from './liveProblems.ts';

let test: TestSiteDirectory;

beforeEach(async () => {
  test = openTestSiteDirectory();
  await test.publish(test.built('1.0.0-h', { name: 'host' }));
  await test.publishAll('1.0.0-a', '1.0.0-b');
});

afterEach(() => test.remove());

const bpm = (file: string) => path.join(test.siteDirectory, 'remotes/remote_bpm', file);

describe('the files of a live release', () => {
  it('are as they were published, and those of other releases make no difference', () => {
    rmSync(bpm('1.0.0-a/remoteEntry.js'));

    expect(liveFileProblems(test.siteDirectory, readRegistry(test.siteDirectory), 'remote_bpm')).toEqual([]);
    expect(liveFileProblems(test.siteDirectory, readRegistry(test.siteDirectory), 'host')).toEqual([]);
  });

  it('are told when they are missing', () => {
    rmSync(bpm('1.0.0-b/remoteEntry.js'));

    expect(liveFileProblems(test.siteDirectory, readRegistry(test.siteDirectory), 'remote_bpm')).toMatchObject([
      { name: 'remote_bpm', release: '1.0.0-b', what: 'missing-file' },
    ]);
  });

  it('are none where nothing is active', async () => {
    await test.publish(test.built('1.0.0-c', { name: 'remote_mall', page: 'mall/spu/index' }), { activate: false });

    expect(liveFileProblems(test.siteDirectory, readRegistry(test.siteDirectory), 'remote_mall')).toEqual([]);
  });
});

describe('the place of a live release', () => {
  it('is in order', () => {
    expect(livePlaceProblems(test.siteDirectory, readRegistry(test.siteDirectory), 'host')).toEqual([]);
  });

  it('is not where a document does not match, which is the host’s', () => {
    writeFileSync(path.join(test.siteDirectory, 'console.html'), '');

    expect(livePlaceProblems(test.siteDirectory, readRegistry(test.siteDirectory), 'host')).toMatchObject([
      { what: 'documents' },
    ]);
    expect(livePlaceProblems(test.siteDirectory, readRegistry(test.siteDirectory), 'remote_bpm')).toEqual([]);
  });

  it('is not where two remotes bring the same page', () => {
    const registry = readRegistry(test.siteDirectory);
    const twice = withEntry(registry, 'remote_twin', entryOf(registry, 'remote_bpm'));

    expect(livePlaceProblems(test.siteDirectory, twice, 'remote_twin')).toMatchObject([{ what: 'taken-key' }]);
    expect(livePlaceProblems(test.siteDirectory, twice, 'remote_bpm')).toEqual([]);
  });
});
