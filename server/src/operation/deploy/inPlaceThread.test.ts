import { openTestReleases, type TestReleases } from '@zhilv/testing/release/open-test-releases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inPlaceThread } from './inPlaceThread.ts';

let test: TestReleases;
beforeEach(() => {
  test = openTestReleases();
});
afterEach(() => test.remove());

it('A command that takes too long is ended, and the next one can work', async () => {
  const publish = (release: string, limitMs?: number) => {
    const input = { directory: test.built(release), activate: true, onlyIfNew: false, commit: null };
    return inPlaceThread(
      { siteDirectory: test.siteDirectory, command: 'publish', input, now: 0 },
      limitMs === undefined ? {} : { limitMs },
    );
  };

  await expect(publish('1.0.0-a', 0)).rejects.toThrow('it took longer than 5 minutes and was ended');

  expect(await publish('1.0.0-b')).toMatchObject({ release: '1.0.0-b' });
});

it('Those who want to look at all while others are at work get one answer, and whoever comes later one of then', async () => {
  await test.publishAll('1.0.0-a');
  const site = { siteDirectory: test.siteDirectory, input: undefined, now: 0 };
  const verify = () => inPlaceThread({ ...site, command: 'verify' });

  const [, first, second] = await Promise.all([inPlaceThread({ ...site, command: 'status' }), verify(), verify()]);
  const later = await verify();

  expect(second).toBe(first);
  expect(later).not.toBe(first);
  expect(later).toEqual(first);
});

it('A command whose caller may not have it any more when its turn comes is not carried out', async () => {
  const input = { directory: test.built('1.0.0-a'), activate: true, onlyIfNew: false, commit: null };
  const admit = () => Promise.reject(new Error('it was ended meanwhile'));

  await expect(
    inPlaceThread({ siteDirectory: test.siteDirectory, command: 'publish', input, now: 0 }, { admit }),
  ).rejects.toThrow('it was ended meanwhile');

  expect(await inPlaceThread({ siteDirectory: test.siteDirectory, command: 'status', input: undefined, now: 0 })).toMatchObject({
    revision: 0,
  });
});
