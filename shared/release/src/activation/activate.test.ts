import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';

let test: TestSiteDirectory;

beforeEach(() => {
  test = openTestSiteDirectory();
});

afterEach(() => test.remove());

const mfe: TestSiteDirectory['mfe'] = (...args) => test.mfe(...args);

describe('rollback', () => {
  it('makes the release before loadable again, and notes who did it', async () => {
    await test.publishAll('1.0.0-a', '1.0.0-b');
    await mfe('rollback', 'bpm');

    expect(test.entry().activations[0]).toEqual({ release: '1.0.0-a', by: 'rollback', at: 5000 });
    expect(test.entry().releases.map(({ id, load }) => [id, load !== null])).toEqual([
      ['1.0.0-b', false],
      ['1.0.0-a', true],
    ]);
  });

  it('walks further back each time, and refuses at the end', async () => {
    await test.publishAll('1.0.0-a', '1.0.0-b', '1.0.0-c');
    await mfe('promote', 'bpm', '1.0.0-a');
    const went: (string | null)[] = [];
    while ((await mfe('rollback', 'bpm')).code === 0) went.push(test.entry().active);

    expect(went).toEqual(['1.0.0-c', '1.0.0-b', '1.0.0-a']);
    expect(await mfe('rollback', 'bpm')).toEqual(refusal('refused', 'remote_bpm has nothing to roll back to'));
  });

  it('passes over blocked releases', async () => {
    await test.publishAll('1.0.0-a', '1.0.0-b', '1.0.0-c');
    await mfe('block', 'bpm', '1.0.0-b');
    await mfe('rollback', 'bpm');

    expect(test.entry().active).toBe('1.0.0-a');
  });

  it('refuses to take a page that another remote has by now', async () => {
    await test.publishAll('1.0.0-a');
    await test.publish(test.built('1.0.0-b', { page: 'bpm/other' }));
    await test.publish(test.built('1.0.0-a', { name: 'remote_mall' }));

    expect(await mfe('rollback', 'bpm')).toEqual(refusal('refused', 'is provided by remote_mall already'));
  });

  it('takes the host back, with the documents of that release', async () => {
    const document = (): string => readFileSync(path.join(test.siteDirectory, 'console.html'), 'utf8');
    await test.publish(test.built('1.0.0-a', { name: 'host' }));
    const before = document();
    await test.publish(test.built('1.0.0-b', { name: 'host' }));
    expect(document()).not.toBe(before);

    expect((await mfe('rollback', 'host')).out).toBe('host 1.0.0-a: activated');
    expect(document()).toBe(before);
  });

  it('changes nothing of a remote that is switched off but its release, and says that it is off', async () => {
    await test.publishAll('1.0.0-a', '1.0.0-b');
    await mfe('disable', 'bpm', '--message', '维护中');

    expect((await mfe('rollback', 'bpm')).out).toContain('the remote is disabled, to switch it on: mfe enable remote_bpm');
    expect(test.entry()).toMatchObject({ state: 'disabled', message: '维护中', active: '1.0.0-a' });
  });
});

describe('promote', () => {
  it('goes to any release that is there, and notes who did it', async () => {
    await test.publishAll('1.0.0-a', '1.0.0-b');

    expect((await mfe('promote', 'bpm', '1.0.0-a')).out).toBe('remote_bpm 1.0.0-a: activated');
    expect(test.entry()).toMatchObject({ active: '1.0.0-a', activations: [{ by: 'promote', at: 5000 }, {}, {}] });
  });

  it('refuses a release that was never published, naming those that were, and the one that is active', async () => {
    await test.publishAll('1.0.0-a');

    expect(await mfe('promote', 'bpm', '9.9.9-x')).toEqual(refusal('refused', 'the releases are 1.0.0-a'));
    expect(await mfe('promote', 'bpm', '1.0.0-a')).toEqual(refusal('refused', 'is active already'));
  });

  it('refuses a release whose files have been changed', async () => {
    await test.publishAll('1.0.0-a', '1.0.0-b');
    writeFileSync(path.join(test.siteDirectory, 'remotes/remote_bpm/1.0.0-a/remoteEntry.js'), 'alert(1)');

    expect(await mfe('promote', 'bpm', '1.0.0-a')).toEqual(refusal('refused', 'is not what release.json says'));
    expect(await mfe('rollback', 'bpm')).toEqual(refusal('refused', 'is not what release.json says'));
  });

  it('refuses a release whose page another remote has taken over since', async () => {
    await test.publishAll('1.0.0-a');
    await test.publish(test.built('1.0.0-b', { page: 'bpm/other' }));
    await test.publish(test.built('1.0.0-a', { name: 'remote_mall' }));

    expect(await mfe('promote', 'bpm', '1.0.0-a')).toEqual(
      refusal('refused', 'bpm/model/index of remote_bpm is provided by remote_mall'),
    );
  });
});

describe('the registry', () => {
  it('remembers twenty activations, and can be rolled back as far as those tell', async () => {
    const releases = Array.from({ length: 22 }, (_, index) => `1.0.${index}-a`);
    await test.publishAll(...releases);
    expect(test.entry().activations.map(({ release }) => release)).toEqual(releases.slice(2).toReversed());

    const went: (string | null)[] = [];
    while ((await mfe('rollback', 'bpm')).code === 0) went.push(test.entry().active);
    // Each rollback takes a place in the list as well.
    expect(went).toEqual(releases.slice(11, 21).toReversed());
    expect(test.entry().activations).toHaveLength(20);
  });
});
