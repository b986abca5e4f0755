import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verify } from '../verify/verify.ts';

let test: TestSiteDirectory;

beforeEach(async () => {
  test = openTestSiteDirectory();
  await test.publish(test.built('1.0.0-h', { name: 'host' }));
  await test.publishAll('1.0.0-a', '1.0.0-b');
});

afterEach(() => test.remove());

const found = () => verify({ siteDirectory: test.siteDirectory, server: null, token: null });
const fileOf = (name: string) => path.join(test.siteDirectory, name);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

describe.each([
  ['empty', ''],
  ['cut short', '[{"path":"/bpm/man'],
  ['of another shape', '[{"path":1}]'],
])('a list of the menu’s addresses that is %s', (_, content) => {
  beforeEach(() => writeFileSync(fileOf('menu-addresses.json'), content));

  it('keeps no command and no start from publishing, promoting and rolling back', async () => {
    await test.publish(test.built('1.0.0-c'), { by: 'start' });
    for (const args of [
      ['publish', test.built('1.0.0-d')],
      ['promote', 'bpm', '1.0.0-a'],
      ['rollback', 'bpm'],
    ])
      expect(await test.mfe(...args)).toMatchObject({ code: 0, changed: true });
  });

  it('is a problem that verify finds', async () => {
    expect(await found()).toMatchObject([{ name: 'host', release: null, what: 'menu-addresses' }]);
  });
});

describe.each([
  ['empty', () => ''],
  ['cut short', () => read('app-config.json').slice(0, 40)],
  ['written with a typing error', () => read('app-config.json').replace('"contract": 1', '"contract": "one"')],
])('settings that are %s', (_, damaged) => {
  beforeEach(() => writeFileSync(fileOf('app-config.json'), damaged()));

  it('give way to the last good ones in all commands, and stay as the operator left them', async () => {
    const left = read('app-config.json');

    const { code, out, changed } = await test.mfe('publish', test.built('1.0.0-c'));
    expect([code, changed]).toEqual([0, true]);
    expect(out).toContain('app-config.json cannot be read');
    expect(await test.mfe('rollback', 'bpm')).toMatchObject({ code: 0, changed: true });
    expect(await test.mfe('status')).toMatchObject({ code: 0 });
    expect(await test.mfe('gc')).toMatchObject({ code: 0 });
    expect(read('app-config.json')).toBe(left);
  });

  it('are a problem that verify finds, and the only one', async () => {
    expect(await found()).toMatchObject([{ name: 'host', release: null, what: 'settings' }]);
  });
});

it('settings that are gone give way to the last good ones, and are not replaced by the first', async () => {
  const mine = read('app-config.json').replace('智旅科技', '山海旅业');
  writeFileSync(fileOf('app-config.json'), mine);
  await test.mfe('rollback', 'bpm');
  rmSync(fileOf('app-config.json'));

  await test.mfe('promote', 'bpm', '1.0.0-b');

  expect(existsSync(fileOf('app-config.json'))).toBe(false);
  expect(read('console.html')).toContain('山海旅业');
  expect(await found()).toMatchObject([{ what: 'settings' }]);
});

it('settings that never were good stop commands that write the documents, and verify says so', async () => {
  rmSync(fileOf('app-config.kept.json'));
  writeFileSync(fileOf('app-config.json'), '{');

  expect(await test.mfe('rollback', 'bpm')).toMatchObject({ code: 1, changed: false });
  expect((await found()).map(({ what }) => what)).toEqual(['settings', 'documents']);
});
