import type { ReleaseFile } from '@zhilv/release/schema';

/** A chunk of a test's container: the modules that it brings, and its file; it may have a stylesheet of the same name. */
export interface TestChunk {
  readonly script: ReleaseFile;
  readonly style?: ReleaseFile;
}

interface TestContainer {
  readonly name: string;
  readonly release: string;
  /** The numbers of the chunks and of the module behind each expose. */
  readonly exposes: Readonly<Record<string, { readonly chunks: readonly number[]; readonly module: number }>>;
  /** The number, range and own copy of each shared module that it asks for, by share key. */
  readonly consumed: Readonly<
    Record<
      string,
      { readonly id: number; readonly range: string; readonly copy?: { readonly chunk: number; readonly module: number } }
    >
  >;
  readonly chunks?: Readonly<Record<number, TestChunk>>;
  /** Chunks whose digests another one brings. */
  readonly later?: { readonly script: ReleaseFile; readonly of: readonly number[] };
}

const chunkGlobal = (name: string, release: string): string => `rspackChunk${name}_${release.replaceAll(/\W/g, '_')}`;

/** Writes the script of a chunk as the bundler does. @param modules their code by number; `s` gives them other modules */
export const chunkScript = (
  name: string,
  release: string,
  chunk: number | string,
  modules: Readonly<Record<number, string>>,
  then = '',
): string =>
  `"use strict";(globalThis.${chunkGlobal(name, release)}||=[]).push([[${JSON.stringify(chunk)}],{${Object.entries(modules)
    .map(([id, code]) => `${id}(m,e,s){${code}}`)
    .join(',')}}${then && `,${then}`}]);`;

/** Writes the chunk that brings digests which the container leaves out. */
export const digestsScript = (name: string, release: string, chunks: Readonly<Record<number, TestChunk>>): string =>
  chunkScript(name, release, 'digests', {}, `r=>{Object.assign(r.sriHashes,{${linesOf(chunks, 'script')}})}`);

/**
 * Writes a container with the tables of the bundler's. It runs in a page whose `insertScript(file, integrity)` brings scripts and
 * whose `sharedModules` are those of the shell.
 */
export function testContainer({ name, release, exposes, consumed, chunks = {}, later }: TestContainer): string {
  const known = Object.fromEntries(Object.entries(chunks).filter(([id]) => !later?.of.includes(Number(id))));
  const loading = (ids: readonly number[], module: number) =>
    `()=>Promise.all([${ids.map((id) => `s.e(${id})`).join(',')}]).then(()=>()=>s(${module}))`;
  const modules = Object.entries(exposes).map(
    ([expose, { chunks: ids, module }]) => `${JSON.stringify(expose)}:${loading(ids, module)}`,
  );
  const asked = Object.entries(consumed).map(
    ([key, { id, range, copy }]) =>
      `${id}:{shareScope:"default",shareKey:${JSON.stringify(key)},requiredVersion:${JSON.stringify(range)},singleton:!0${copy ? `,fallback:${loading([copy.chunk], copy.module)}` : ''}}`,
  );
  const offered = Object.entries(consumed).flatMap(([key, { copy }]) =>
    copy ? [`{name:${JSON.stringify(key)},version:"19.0.0",factory:${loading([copy.chunk], copy.module)},singleton:1}`] : [],
  );
  const names = Object.entries(chunks).map(([id, { script }]) => `${id}:${JSON.stringify(script.file.replace(/\.js$/, ''))}`);
  return [
    `var ${name};(()=>{"use strict";var a={},c={1(m,e){e.Component=()=>null}};function s(i){if(a[i])return a[i].exports;var m=a[i]={exports:{}};return c[i](m,m.exports,s),m.exports}`,
    `s.u=e=>""+(({${names.join(',')}})[e]||e)+".js",s.k=e=>""+(({${names.join(',')}})[e]||e)+".css",`,
    `s.sriHashes={${[linesOf(known, 'script'), later && `digests:${JSON.stringify(later.script.integrity)}`].filter(Boolean).join(',')}},s.sriCssHashes={${linesOf(known, 'style')}},`,
    `s.initializeSharingData={scopeToSharingDataMapping:{default:[${offered.join(',')}]},uniqueName:${JSON.stringify(`${name}@${release}`)}},`,
    `s.consumesLoadingData={chunkMapping:{},moduleIdToConsumeDataMapping:{${asked.join(',')}}},`,
    `s.initializeExposesData={moduleMap:{${modules.join(',')}}};`,
    `let p=Promise.resolve();s.l=i=>insertScript(s.u(i),s.sriHashes[i]);s.e=i=>s.sriHashes[i]?s.l(i):${later ? 's.l("digests").then(()=>s.l(i))' : 'p'};`,
    `for(let[i,{shareKey:k}]of Object.entries(s.consumesLoadingData.moduleIdToConsumeDataMapping))c[i]=m=>{m.exports=sharedModules[k]};`,
    `(globalThis.${chunkGlobal(name, release)}||=[]).push=([,m,r])=>{Object.assign(c,m);r&&r(s)};`,
    `${name}={init:()=>p,get:x=>s.initializeExposesData.moduleMap[x]()}})();`,
  ].join('');
}

const linesOf = (chunks: Readonly<Record<number, TestChunk>>, kind: 'script' | 'style'): string =>
  Object.entries(chunks)
    .flatMap(([id, chunk]) => (chunk[kind] ? [`${id}:${JSON.stringify(chunk[kind].integrity)}`] : []))
    .join(',');
