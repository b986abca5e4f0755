import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '@zhilv/testing/release/open-test-site';
import { entryOf, readRegistry, withEntry } from '../directory/siteDirectory.ts';
import { liveFileProblems, livePlaceProblems } from './liveProblems.ts';

let test: TestSite;

beforeEach(async () => {
  test = openTestSite();
  await test.publish(test.built('1.0.0-h', { name: 'host' }));
  await test.publishAll('1.0.0-a', '1.0.0-b');
});

afterEach(() => test.remove());

const bpm = (file: string) => path.join(test.site, 'remotes/remote_bpm', file);

describe('the files of a live release', () => {
  it('are as they were published, and those of other releases make no difference', () => {
    rmSync(bpm('1.0.0-a/remoteEntry.js'));

    expect(liveFileProblems(test.site, readRegistry(test.site), 'remote_bpm')).toEqual([]);
    expect(liveFileProblems(test.site, readRegistry(test.site), 'host')).toEqual([]);
  });

  it('are told when they are missing', () => {
    rmSync(bpm('1.0.0-b/remoteEntry.js'));

    expect(liveFileProblems(test.site, readRegistry(test.site), 'remote_bpm')).toMatchObject([
      { name: 'remote_bpm', release: '1.0.0-b', what: 'missing-file' },
    ]);
  });

  it('are none where nothing is active', async () => {
    await test.publish(test.built('1.0.0-c', { name: 'remote_mall', page: 'mall/spu/index' }), { activate: false });

    expect(liveFileProblems(test.site, readRegistry(test.site), 'remote_mall')).toEqual([]);
  });
});

describe('the place of a live release', () => {
  it('is in order', () => {
    expect(livePlaceProblems(test.site, readRegistry(test.site), 'host')).toEqual([]);
  });

  it('is not where a document does not match, which is the host’s', () => {
    writeFileSync(path.join(test.site, 'console.html'), '');

    expect(livePlaceProblems(test.site, readRegistry(test.site), 'host')).toMatchObject([{ what: 'documents' }]);
    expect(livePlaceProblems(test.site, readRegistry(test.site), 'remote_bpm')).toEqual([]);
  });

  it('is not where two remotes bring the same page', () => {
    const registry = readRegistry(test.site);
    const twice = withEntry(registry, 'remote_twin', entryOf(registry, 'remote_bpm'));

    expect(livePlaceProblems(test.site, twice, 'remote_twin')).toMatchObject([{ what: 'taken-key' }]);
    expect(livePlaceProblems(test.site, twice, 'remote_bpm')).toEqual([]);
  });
});
