import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote, rollback } from '../activation/activate.ts';
import { block } from '../activation/block.ts';
import { disable } from '../activation/disable.ts';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';

let test: TestSiteDirectory;
let siteDirectory: string;

beforeEach(() => {
  test = openTestSiteDirectory();
  ({ siteDirectory } = test);
});

afterEach(() => test.remove());

const start = (...release: Parameters<TestSiteDirectory['built']>) => test.publish(test.built(...release), { by: 'start' });
const upload = (release: string) => test.publish(test.built(release), { activate: false });

describe('a start', () => {
  it('replaces what an earlier start set', async () => {
    await start('1.0.0-a');
    await start('1.0.0-b');

    expect(test.entry().active).toBe('1.0.0-b');
  });

  it('leaves what a team published, and says how to take the new build', async () => {
    await test.publishAll('1.0.0-a');
    const result = await start('1.0.0-b');

    expect(result).toMatchObject({ uploaded: true, activated: false });
    expect(result.notice).toContain('promote remote_bpm 1.0.0-b');
    expect(test.entry().active).toBe('1.0.0-a');
  });

  it('does not undo a promotion to an older release', async () => {
    await start('1.0.0-a');
    await start('1.0.0-b');
    await promote({ siteDirectory, name: 'remote_bpm', release: '1.0.0-a', now: 2000 });
    await start('1.0.0-b');

    expect(test.entry().active).toBe('1.0.0-a');
    expect(test.entry().activations[0]).toEqual({ release: '1.0.0-a', by: 'promote', at: 2000 });
  });

  it.each(['1.0.0-b', '1.0.0-a'])('does not undo a rollback, whichever release the checkout makes (%s)', async (release) => {
    await start('1.0.0-a');
    await start('1.0.0-b');
    await rollback({ siteDirectory, name: 'remote_bpm', now: 2000 });
    const before = test.entry();
    await start(release);

    expect(test.entry()).toEqual(before);
  });

  it('uploads a new build beside a disabled remote and leaves it as it is', async () => {
    await start('1.0.0-a');
    await disable({ siteDirectory, name: 'remote_bpm', message: '维护中' });
    const result = await start('1.0.0-b');

    expect(result).toMatchObject({
      uploaded: true,
      activated: false,
      notice: 'remote_bpm is disabled; 1.0.0-b was uploaded only',
    });
    expect(test.entry()).toMatchObject({ state: 'disabled', message: '维护中', active: '1.0.0-a' });
  });

  it('leaves a disabled remote alone where nothing is active yet', async () => {
    await upload('1.0.0-a');
    await disable({ siteDirectory, name: 'remote_bpm', message: '维护中' });
    await start('1.0.0-a');

    expect(test.entry()).toMatchObject({ state: 'disabled', active: null });
  });

  it('leaves inactive what brings a page that another remote has, until that one has given it up', async () => {
    await start('1.0.0-a', { name: 'remote_mall' });
    const result = await start('1.0.0-a');

    expect(result).toMatchObject({ uploaded: true, activated: false });
    expect(result.notice).toContain('page bpm/model/index of remote_bpm is provided by remote_mall already');
    await start('1.0.0-b', { name: 'remote_mall', page: 'mall/index' });
    expect(await start('1.0.0-a')).toMatchObject({ activated: true, notice: null });
  });

  it('does not activate a blocked release, also where nothing is active', async () => {
    await upload('1.0.0-a');
    await block({ siteDirectory, name: 'remote_bpm', release: '1.0.0-a' });
    const before = test.entry();
    const result = await start('1.0.0-a');

    expect(result).toMatchObject({ activated: false, notice: 'remote_bpm 1.0.0-a is blocked' });
    expect(test.entry()).toEqual(before);
  });
});
