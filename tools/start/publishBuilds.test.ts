import { openTestReleases, type TestReleases } from '@zhilv/testing/release/open-test-releases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishBuilds } from './publishBuilds.ts';

let test: TestReleases;
let said: string[];

beforeEach(() => {
  test = openTestReleases();
  said = [];
});
afterEach(() => test.remove());

const publishAll = (...built: readonly (readonly [name: string, release: string, platform: readonly string[]])[]) =>
  publishBuilds(
    built.map(([name, release, platform]) => ({ output: test.built(release, { name, platform: [...platform] }) })),
    test.siteDirectory,
    (line) => said.push(line),
  );

it('says what it activates, and no more when all of it runs', async () => {
  await publishAll(['remote_bpm', '1.0.0-b', ['later']], ['host', '1.0.0-h', ['later']]);

  expect(said).toEqual(['activated remote_bpm 1.0.0-b', 'activated host 1.0.0-h']);
});

it('tells of what a host that a team holds cannot run', async () => {
  await test.publish(test.built('1.0.0-g', { name: 'host', platform: [] }));

  await publishAll(['host', '1.0.0-h', ['later']], ['remote_bpm', '1.0.0-b', ['later']]);

  expect(said.slice(-2)).toEqual([
    'activated remote_bpm 1.0.0-b',
    "the live host cannot run remote_bpm 1.0.0-b: the host's platform lacks later; its pages say so",
  ]);
});
