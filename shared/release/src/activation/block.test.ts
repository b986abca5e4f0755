import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';

let test: TestSiteDirectory;

beforeEach(() => {
  test = openTestSiteDirectory();
});

afterEach(() => test.remove());

const mfe: TestSiteDirectory['mfe'] = (...args) => test.mfe(...args);

describe('block', () => {
  beforeEach(() => test.publishAll('1.0.0-a', '1.0.0-b'));

  it('keeps a release from being promoted until it is undone', async () => {
    await mfe('block', 'bpm', '1.0.0-a');
    expect(await mfe('promote', 'bpm', '1.0.0-a')).toEqual(
      refusal('refused', 'remote_bpm 1.0.0-a is blocked; to lift that: mfe block remote_bpm 1.0.0-a --undo'),
    );

    await mfe('block', 'bpm', '1.0.0-a', '--undo');
    expect(test.entry()).toMatchObject({ active: '1.0.0-b', blocked: [] });
    expect((await mfe('promote', 'bpm', '1.0.0-a')).code).toBe(0);
  });

  it('refuses the active release, and says what to do first', async () => {
    expect(await mfe('block', 'bpm', '1.0.0-b')).toEqual(refusal('refused', 'is active; first mfe rollback remote_bpm'));
  });

  it('refuses what is blocked already or not at all, and what was never published', async () => {
    await mfe('block', 'bpm', '1.0.0-a');

    expect(await mfe('block', 'bpm', '1.0.0-a')).toEqual(refusal('refused', 'is blocked already'));
    expect(await mfe('block', 'bpm', '1.0.0-b', '--undo')).toEqual(refusal('refused', 'is not blocked'));
    expect(await mfe('block', 'bpm', '9.9.9-x')).toEqual(refusal('refused', 'the releases are 1.0.0-b, 1.0.0-a'));
  });
});
