import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release, ReleaseFile } from '@zhilv/release/schema';
import { integrityOf } from '@zhilv/release/site-directory';
import { chunkScript, digestsScript, testContainer } from './testContainer.ts';

const NAME = 'remote_bpm';
const RELEASE = '1.0.0-a';
const RANGE = '^19.0.0';
const UI = '@zhilv/ui@0123456789/button';

/** The number of each module, by what it is. */
const MODULE = {
  page: 11,
  card: 21,
  mount: 31,
  later: 41,
  react: 51,
  core: 52,
  button: 61,
  askedReact: 71,
  askedPlatform: 72,
  askedButton: 73,
};

/** Files that a test puts in the place of the honest ones. Digests are those of what is written. */
export type OtherFiles = Partial<Record<'page' | 'card' | 'mount' | 'later' | 'react' | 'button', string>>;

/** What the modules of the release do, by the name of their file. */
export const HONEST: Required<OtherFiles> = {
  page: `var p=s(${MODULE.askedPlatform}),r=s(${MODULE.askedReact});e.Component=()=>((p)=>p.other)(r),e.loader=()=>s.e(4).then(s.bind(s,${MODULE.later})),[p.call,p.Can].map(x=>x.name),p.newest??0`,
  card: `s(${MODULE.askedReact});e.Component=()=>null`,
  mount: `s(${MODULE.askedReact});e.mount=()=>null`,
  later: 'e.later=1',
  react: `m.exports=s(${MODULE.core})`,
  button: 'e.Button=()=>null',
};

const REACT = 'var H={H:null,A:null,T:null,S:null};e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=H';

/**
 * Writes a release that is all that it says, with a page, a contribution, a mount, a chunk behind an import, copies of React and of a
 * part of `ui` for shells that have none, and digests that come later; gives its description.
 */
export function writeHonestRelease(directory: string, others: OtherFiles = {}): Release {
  mkdirSync(directory, { recursive: true });
  const files: Record<string, Release['files'][string]> = {};
  const write = (file: string, content: string): ReleaseFile => {
    const bytes = Buffer.from(content);
    writeFileSync(path.join(directory, file), bytes);
    files[file] = { integrity: integrityOf(bytes), bytes: bytes.byteLength };
    return { file, integrity: files[file].integrity };
  };
  const code = { ...HONEST, ...others };
  const chunk = (number: number, name: keyof OtherFiles, more: Readonly<Record<number, string>> = {}): ReleaseFile =>
    write(`${name}.js`, chunkScript(NAME, RELEASE, number, { [MODULE[name]]: code[name], ...more }));
  const page = { script: chunk(1, 'page'), style: write('page.css', '.a{color:red}') };
  const card = { script: chunk(2, 'card') };
  const mount = { script: chunk(3, 'mount') };
  const later = {
    4: { script: chunk(4, 'later') },
    5: { script: chunk(5, 'react', { [MODULE.core]: REACT }) },
    6: { script: chunk(6, 'button') },
  };
  const digests = write('digests.js', digestsScript(NAME, RELEASE, later));
  const exposes = {
    './page/bpm/model/index': { chunks: [1], module: MODULE.page },
    './slot/newest': { chunks: [2], module: MODULE.card },
    './mount': { chunks: [3], module: MODULE.mount },
  };
  const consumed = {
    react: { id: MODULE.askedReact, range: RANGE, copy: { chunk: 5, module: MODULE.react } },
    '@zhilv/platform': { id: MODULE.askedPlatform, range: '*' },
    [UI]: { id: MODULE.askedButton, range: '*', copy: { chunk: 6, module: MODULE.button } },
  };
  const container = testContainer({
    name: NAME,
    release: RELEASE,
    exposes,
    consumed,
    chunks: { 1: page, 2: card, 3: mount, ...later },
    later: { script: digests, of: Object.keys(later).map(Number) },
  });
  const release: Release = {
    schema: 1,
    name: NAME,
    release: RELEASE,
    title: '工作流程',
    contract: 1,
    platform: ['call', 'Can', 'session'],
    shared: { react: RANGE },
    entry: write('remoteEntry.js', container),
    pages: {
      'bpm/model/index': {
        expose: './page/bpm/model/index',
        js: [page.script],
        css: [page.style],
        shared: [UI],
        path: '/bpm/design/:id',
        title: '流程设计',
        layout: 'console',
      },
    },
    slots: {
      newest: { expose: './slot/newest', js: [card.script], css: [], shared: [], slot: 'home.card', size: 'small', order: 1 },
    },
    mount: { expose: './mount', js: [mount.script], css: [], shared: [] },
    host: null,
    budget: { entry: 16, pages: { 'bpm/model/index': 25 }, slots: { newest: 16 }, documents: {} },
    files,
  };
  writeFileSync(path.join(directory, 'release.json'), JSON.stringify(release));
  return release;
}
