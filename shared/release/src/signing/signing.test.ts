import { appendFileSync, copyFileSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_REGISTRY } from '../directory/registryFile.ts';
import type { Registry } from '../schema/index.ts';

let test: TestSiteDirectory;
let keys: string;

beforeEach(() => {
  test = openTestSiteDirectory();
  keys = path.join(test.siteDirectory, '../keys');
});
afterEach(() => {
  vi.unstubAllEnvs();
  test.remove();
});

const file = (name: string): string => path.join(test.siteDirectory, name);
const bpm = (release: string, name: string): string => file(`remotes/remote_bpm/${release}/${name}`);
const TRUSTED = 'trusted-keys.pem';
const SIGNING = 'signing-key.pem';
const trust = (folder = keys) => vi.stubEnv('TRUSTED_KEYS', path.join(folder, TRUSTED));
const signBy = (folder = keys) => vi.stubEnv('SIGNING_KEY', path.join(folder, SIGNING));

/** Changes the registry as somebody who may write the directory, and has no key. */
function forge(change: (registry: Registry) => Registry, ...names: readonly string[]): void {
  for (const name of names)
    writeFileSync(file(name), JSON.stringify(change(JSON.parse(readFileSync(file(name), 'utf8')) as Registry)));
}

it('is off where no key is named', async () => {
  await test.publishAll('1.0.0-a');

  expect(readFileSync(file('registry.json'), 'utf8')).not.toContain('signature');
  expect(existsSync(bpm('1.0.0-a', 'release.json.sig'))).toBe(false);
});

it('begins with a key, which only its owner may read, and which is never overwritten', async () => {
  const made = await test.mfe('keys', keys);

  expect(made).toMatchObject({
    code: 0,
    out: `SIGNING_KEY=${path.join(keys, SIGNING)}\nTRUSTED_KEYS=${path.join(keys, TRUSTED)}`,
  });
  expect(statSync(path.join(keys, SIGNING)).mode & 0o777).toBe(0o600);
  const before = readFileSync(path.join(keys, SIGNING), 'utf8');
  expect((await test.mfe('keys', keys)).code).toBe(1);
  expect(readFileSync(path.join(keys, SIGNING), 'utf8')).toBe(before);
});

describe('of a site with keys', () => {
  beforeEach(async () => {
    await test.mfe('keys', keys);
    trust();
    signBy();
    await test.publish(test.built('1.0.0-h', { name: 'host' }));
    await test.publishAll('1.0.0-a', '1.0.0-b');
  });

  it('all that commands write is signed, and verify finds nothing', async () => {
    expect(await test.mfe('rollback', 'bpm')).toMatchObject({ code: 0 });
    expect(await test.mfe('verify')).toMatchObject({ code: 0 });
  });

  it('a registry that somebody changed counts no more, and the one that was kept does', async () => {
    forge((registry) => ({ ...registry, revision: 99, remotes: {} }), 'registry.json');

    const { code, out } = await test.mfe('verify');
    expect([code, out]).toEqual([4, expect.stringContaining('its signature is of none of the trusted keys, or it was changed')]);
    expect((await test.mfe('rollback', 'bpm')).out).toBe('remote_bpm 1.0.0-a: activated');
    expect((await test.mfe('verify')).code).toBe(0);
  });

  it('a registry that somebody changed is not signed again', async () => {
    forge((registry) => ({ ...registry, remotes: {} }), 'registry.json');

    expect(await test.mfe('sign')).toEqual(refusal('refused', 'its signature is of none of the trusted keys'));
  });

  it('nothing is written on top of what somebody changed in both', async () => {
    forge((registry) => ({ ...registry, remotes: {} }), 'registry.json', KEPT_REGISTRY);

    expect(await test.mfe('rollback', 'bpm')).toEqual(
      refusal('refused', 'cannot be read: its signature is of none of the trusted keys'),
    );
    expect((await test.mfe('publish', test.built('1.0.0-c'))).changed).toBe(false);
  });

  it('a registry whose signature was taken off counts as little', async () => {
    const unsigned = (registry: Registry) => ({ ...registry, signature: undefined });
    forge(unsigned, 'registry.json', KEPT_REGISTRY);

    expect(await test.mfe('verify')).toEqual(refusal('refused', 'it is not signed'));
  });

  it('nothing can be written without a key, or with one that nobody trusts', async () => {
    vi.stubEnv('SIGNING_KEY', '');
    expect(await test.mfe('rollback', 'bpm')).toEqual(refusal('refused', 'there is no SIGNING_KEY to make them with'));
    expect(await test.mfe('publish', test.built('1.0.0-c'))).toEqual(refusal('refused', 'there is no SIGNING_KEY'));
    expect(test.entry().active).toBe('1.0.0-b');

    await test.mfe('keys', path.join(keys, 'other'));
    signBy(path.join(keys, 'other'));
    expect(await test.mfe('rollback', 'bpm')).toEqual(refusal('refused', 'is the key of none in TRUSTED_KEYS'));
  });

  it('a release that another was put in place of is activated by nobody', async () => {
    const other = test.built('1.0.0-a', { title: '假的' });
    for (const name of ['release.json', 'remoteEntry.js']) copyFileSync(path.join(other, name), bpm('1.0.0-a', name));

    expect(await test.mfe('rollback', 'bpm')).toEqual(refusal('refused', 'is not the one whose digest the registry has'));
  });

  it('a release whose signature is gone, or that of another, is activated by nobody, and verify tells of it', async () => {
    rmSync(bpm('1.0.0-a', 'release.json.sig'));
    expect(await test.mfe('promote', 'bpm', '1.0.0-a')).toEqual(refusal('refused', 'release.json: it is not signed'));

    cpSync(bpm('1.0.0-b', 'release.json.sig'), bpm('1.0.0-a', 'release.json.sig'));
    expect(await test.mfe('promote', 'bpm', '1.0.0-a')).toEqual(
      refusal('refused', 'its signature is of none of the trusted keys'),
    );
    expect((await test.mfe('verify')).out).toMatch(/^signature +remote_bpm 1\.0\.0-a: .*release\.json: its signature is of none/);
  });

  it('a new key takes over once it is trusted, and the old one can go when all is signed anew', async () => {
    const next = path.join(keys, 'next');
    await test.mfe('keys', next);
    appendFileSync(path.join(keys, TRUSTED), readFileSync(path.join(next, TRUSTED)));
    signBy(next);
    expect((await test.mfe('rollback', 'bpm')).code).toBe(0);

    trust(next);
    expect((await test.mfe('verify')).out).toContain('signature');
    expect((await test.mfe('sign')).out).toBe('signed the registry and 3 releases');
    expect((await test.mfe('verify')).code).toBe(0);
  });

  it.each([
    ['not there', ''],
    ['empty', '\n'],
    ['no key', 'key'],
    ['a private key', null],
  ])('nothing goes where the trusted keys are %s', async (_, content) => {
    const trusted = path.join(keys, TRUSTED);
    if (content === '') rmSync(trusted);
    else writeFileSync(trusted, content ?? readFileSync(path.join(keys, SIGNING)));

    expect(await test.mfe('status')).toEqual(refusal('refused', `TRUSTED_KEYS: ${trusted} cannot be used`));
  });
});

describe('a site that was not signed so far', () => {
  beforeEach(async () => {
    await test.publishAll('1.0.0-a');
    await test.mfe('keys', keys);
  });

  it('is signed by a command of its own, and by nothing else', async () => {
    trust();
    expect(await test.mfe('sign')).toEqual(refusal('usage', 'SIGNING_KEY names no file'));
    signBy();
    expect(await test.mfe('promote', 'bpm', '1.0.0-a')).toEqual(refusal('refused', 'it is not signed'));

    expect(await test.mfe('sign')).toMatchObject({ code: 0, out: 'signed the registry and 1 releases' });
    expect((await test.mfe('rollback', 'bpm')).wrong).toContain('nothing to roll back to');
    await test.publishAll('1.0.0-b');
    expect(test.entry().active).toBe('1.0.0-b');
  });

  it('is not signed where a release is not what the registry says', async () => {
    signBy();
    appendFileSync(bpm('1.0.0-a', 'release.json'), ' ');

    expect(await test.mfe('sign')).toEqual(refusal('refused', 'nothing was signed'));
  });
});
