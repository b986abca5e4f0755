import { expect, it } from 'vitest';
import { addedDigests, readContainer } from './Container.ts';
import { scriptTree } from './scriptTree.ts';

/** Gives a container as the bundler writes it, with other tables. */
const container = (tables: string) =>
  readContainer(
    `var remote_a;(()=>{var s={};s.initializeExposesData={moduleMap:{"./mount":()=>s.e(33).then(()=>()=>s(7))}};${tables}})();`,
  );

it.each([
  ['by a table', '""+({33:"mount"}[e]||e)+".js"', 'mount.js', '9.js'],
  ['in a folder, with a digest', '"chunks/"+e+"."+{33:"ab",9:"cd"}[e]+".js"', 'chunks/33.ab.js', 'chunks/9.cd.js'],
  ['by a text', '`mount.js`', 'mount.js', 'mount.js'],
])('names the files of chunks %s', (_, name, ofMount, ofOther) => {
  const found = container(`s.u=e=>${name}`);

  expect([found?.scriptOf('33'), found?.scriptOf('9'), found?.styleOf('33')]).toEqual([ofMount, ofOther, null]);
});

it.each(['e=>s.name(e)', 'e=>e+s.hash+".js"', 'e=>({33:"mount"})[s.id]', '(e,t)=>e+".js"', 'function(e){return e+".js"}'])(
  'names no file by code of another kind: %s',
  (code) => {
    expect(container(`s.u=${code}`)?.scriptOf('33')).toBeNull();
  },
);

it('takes a reading of its tables, and what the runtime puts in place, for no second one', () => {
  const found = container('s.x=s.initializeExposesData?.moduleMap;s.consumesLoadingData=s.consumesLoadingData||{};s.u=s.u||0');

  expect([...(found?.exposes ?? [])]).toEqual([['./mount', { chunks: ['33'], module: '7' }]]);
});

it('reads what it asks of its shell, and any version where it names none', () => {
  const table = '{752:{shareKey:"react",requiredVersion:"^19.0.0"},800:{shareKey:"@zhilv/platform",requiredVersion:!1}}';

  expect(
    container(`s.consumesLoadingData={chunkMapping:{1:[752]},moduleIdToConsumeDataMapping:${table}}`)?.consumed,
  ).toMatchObject([
    { id: '752', shareKey: 'react', range: '^19.0.0' },
    { id: '800', shareKey: '@zhilv/platform', range: '*' },
  ]);
});

it('reads the digests that a chunk adds', () => {
  const script = scriptTree(
    '(globalThis.x||=[]).push([["digests"],{},r=>{Object.assign(r.sriHashes,{4:"sha256-a"});Object.assign(r.sriCssHashes,{5:"sha256-b"});Object.assign(r.other,{6:"sha256-c"})}])',
  );
  if (!script) throw new Error('the script cannot be read');

  expect(addedDigests(script)).toEqual({ scripts: new Map([['4', 'sha256-a']]), styles: new Map([['5', 'sha256-b']]) });
});
