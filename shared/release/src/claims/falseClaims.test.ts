import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { HONEST, type OtherFiles, writeHonestRelease } from '@zhilv/testing/release/write-honest-release';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readRegistry } from '../directory/registryFile.ts';
import { entryOf, withEntry } from '../directory/siteDirectory.ts';
import { integrityOf } from '../files/integrityOf.ts';
import type { Release } from '../schema/index.ts';
import { verify } from '../verify/verify.ts';
import { falseClaims } from './falseClaims.ts';

let test: TestSiteDirectory;
let directory: string;

beforeEach(() => {
  test = openTestSiteDirectory();
  onTestFinished(() => test.remove());
  directory = path.join(test.siteDirectory, '../honest');
});

/** Gives what is wrong with a release that has other code, and a description that fits in all that is written beside the code. */
const claimsWith = (others: OtherFiles, change: Partial<Release> = {}): readonly string[] =>
  falseClaims({ ...writeHonestRelease(directory, others), ...change }, directory);

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

describe('a second React', () => {
  const named = (file: string) => [expect.stringContaining(`${file} has a React of its own, whatever its shell has`)];

  it.each([
    ['as React 19 is built', `var i={H:null,A:null,T:null,S:null,G:null};e.${INTERNALS}=i`],
    ['by the names alone', `var i={};e.${INTERNALS}=i`],
    ['by another spelling', `var i={};e["${INTERNALS}"] = i`],
    ['of a version before', 'e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={}'],
    ['React DOM', 'e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}'],
    [
      'for development',
      'e.use=()=>console.error("Invalid hook call. Hooks can only be called inside of the body of a function component.")',
    ],
  ])('is named: %s', (_, react) => {
    expect(claimsWith({ page: `${HONEST.page};${react}` })).toEqual(named('page.js'));
    expect(claimsWith({ later: react })).toEqual(named('later.js'));
  });

  it('is named where a page takes the copy for shells without React past its shell', () => {
    expect(claimsWith({ page: `s(51);${HONEST.page}` })).toEqual(named('page.js'));
    expect(claimsWith({ later: 's(52)' })).toEqual(named('later.js'));
  });

  it('is not what uses React, or the copy for shells without one', () => {
    expect(claimsWith({ later: `e.i=s(71).${INTERNALS}==null` })).toEqual([]);
    expect(claimsWith({ later: 'let s=x=>x;s(51)' })).toEqual([]);
  });
});

describe('the exports of platform that files use', () => {
  const missing = (names: string) => [`its files use ${names} of platform, which its \`platform\` leaves out`];

  it.each([
    ['by a variable', 'var p=s(72);e.x=()=>p.later', 'later'],
    ['by a variable of the same name further in', 'var p=s(72);e.x=(q)=>{let t=q.other;return p.later(t)}', 'later'],
    ['at once', 'e.x=s(72).later', 'later'],
    ['taken apart', 'var {later:x,call}=s(72);e.x=x', 'later'],
    ['by a text', 'var p=s(72);e.x=p["later"]', 'later'],
    ['in several ways', 'var p=s(72);e.x=[(0,p.newest)(),`${p.later}`,...p.call]', 'later, newest'],
  ])('are found: %s', (_, code, names) => {
    expect(claimsWith({ later: code })).toEqual(missing(names));
    expect(claimsWith({ later: code }, { platform: ['call', 'Can', 'later', 'newest'] })).toEqual([]);
  });

  it.each([
    ['that it can do without', 'var p=s(72);e.x=p.later??0;e.y=p.later&&p.later();"function"==typeof p.newest&&p.newest()'],
    ['of a parameter', 'var p=s(72);e.x=(p)=>p.later'],
    ['of a variable further in', 'var p=s(72);e.x=()=>{if(e){var p={};return p.later}}'],
    [
      'of the variable of a loop, a class or a failure',
      'var p=s(72);for(let p of[])p.later;e.x=class p{y(){p.later}};try{}catch(p){p.later}',
    ],
    ['of another module', 'var p=s(71);e.x=p.later'],
  ])('are not those %s', (_, code) => {
    expect(claimsWith({ later: code })).toEqual([]);
  });
});

it('refuses 8 MB behind an import that no page names', async () => {
  writeHonestRelease(directory, { later: `e.x=${JSON.stringify('x'.repeat(8 * 1024 * 1024))}` });

  expect(await test.mfe('publish', directory)).toEqual(
    refusal('refused', 'its scripts, those behind import() with them, are 8195'),
  );
});

it('refuses a script that its container would load without a digest', () => {
  const release = writeHonestRelease(directory);
  const source = Buffer.from('"use strict";(globalThis.rspackChunkremote_bpm_1_0_0_a||=[]).push([[7],{81(m,e,s){e.x=1}}]);');
  writeFileSync(path.join(directory, '7.js'), source);
  const files = { ...release.files, '7.js': { integrity: integrityOf(source), bytes: source.byteLength } };

  expect(falseClaims({ ...release, files }, directory)).toEqual([
    '7.js is a chunk for which its container has no digest, so that browsers would not check it',
  ]);
});

it('refuses a file in the place of a packed one', () => {
  const { files, ...release } = writeHonestRelease(directory);
  const twin = { integrity: integrityOf(Buffer.from('')), bytes: 0 };

  expect(falseClaims({ ...release, files: { ...files, 'page.js.br': twin } }, directory)).toEqual([
    'page.js.br is among its files, and has the name of what publishing packs',
  ]);
});

it.each([
  ['nothing', ''],
  ['no script', '}{'],
  ['a script of its own', 'var remote_bpm={init(){},get(){}}'],
  ['a table twice', 'var s={};s.initializeExposesData={moduleMap:{}};s.initializeExposesData={moduleMap:{"./mount":()=>0}}'],
  ['a tower of brackets', '['.repeat(100_000)],
  ['a sum without end', `x=${'1+'.repeat(100_000)}1`],
])('refuses a container that is %s', (_, code) => {
  const release = writeHonestRelease(directory);
  writeFileSync(path.join(directory, 'remoteEntry.js'), code);

  expect(falseClaims(release, directory)).toEqual([expect.stringMatching(/is no container that can be read|nested more deeply/)]);
});

it('refuses pages that would run in a React of their own, for their container asks for none', () => {
  const release = writeHonestRelease(directory);
  const file = path.join(directory, 'remoteEntry.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('shareKey:"react"', 'shareKey:"preact"'));

  expect(falseClaims(release, directory)).toContain(
    'its container asks for no react, so its pages would run in another one than their shell',
  );
});

it('refuses a host that has versions which are none', () => {
  const file = path.join(test.built('1.0.0-h', { name: 'host', shared: { react: '^19.0.0' } }), 'release.json');

  expect(falseClaims(JSON.parse(readFileSync(file, 'utf8')) as Release, path.dirname(file))).toEqual([
    'it says that it has react ^19.0.0, which is no version',
  ]);
});

it('tells of a release that lies there already, of one that only a rollback would need, too', async () => {
  const honest = writeHonestRelease(directory);
  await test.publish(directory);
  const lying = Buffer.from(JSON.stringify({ ...honest, platform: [] }));
  writeFileSync(path.join(test.siteDirectory, 'remotes/remote_bpm/1.0.0-a/release.json'), lying);
  rmSync(path.join(test.siteDirectory, 'remotes/remote_bpm/1.0.0-a/release.json.br'));
  const registry = readRegistry(test.siteDirectory);
  const entry = entryOf(registry, 'remote_bpm');
  const releases = entry.releases.map((one) => ({ ...one, integrity: integrityOf(lying), requires: [] }));
  const write = (active: string | null) =>
    writeFileSync(
      path.join(test.siteDirectory, 'registry.json'),
      JSON.stringify(withEntry(registry, 'remote_bpm', { ...entry, active, releases })),
    );
  const claims = async () =>
    (await verify({ siteDirectory: test.siteDirectory, server: null, token: null })).filter(({ what }) => what === 'claim');
  const says = 'its files use Can, call of platform, which its `platform` leaves out';

  write('1.0.0-a');
  expect(await claims()).toEqual([{ name: 'remote_bpm', release: '1.0.0-a', what: 'claim', says }]);
  write(null);
  expect(await claims()).toMatchObject([{ says: `${says} (not active, but a rollback would need it)` }]);
});
