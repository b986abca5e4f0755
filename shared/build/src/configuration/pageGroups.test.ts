import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageChunk } from './exposedModules.ts';
import { pageGroups } from './pageGroups.ts';
import type { ReleaseBuild } from './ReleaseBuild.ts';

const directory = path.resolve(import.meta.dirname, '../../../../remote-system');
const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `${letter}/index`);

/** Tells whether the pages' common file takes a module that these pages use, in a remote of seven. */
function isTaken(file: string, usedBy: readonly string[], type = 'javascript/auto'): boolean {
  const pages = Object.fromEntries(KEYS.map((key) => [key, {}])) as unknown as ReleaseBuild['pages'];
  const { parts } = pageGroups({ directory, pages, shares: {} });
  const { test } = parts as unknown as { test: (module: object, context: object) => boolean };
  const chunks = [...usedBy.map(pageChunk), 'mount'].map((name) => ({ name }));
  return test({ type, nameForCondition: () => file }, { chunkGraph: { getModuleChunksIterable: () => chunks } });
}

const ofPages = (count: number) => KEYS.slice(0, count);
const OWN = path.join(directory, 'src/parts/userNames.ts');

describe('the file that all pages of a remote of the console have in common', () => {
  it('has what a third of them use', () => expect(isTaken(OWN, ofPages(3))).toBe(true));

  it('leaves to each page what fewer use', () => expect(isTaken(OWN, ofPages(2))).toBe(false));

  it('has all styles, because rules that came twice would win over later ones', () =>
    expect(isTaken(path.join(directory, 'src/parts/Names.module.css'), ofPages(1), 'css/module')).toBe(true));

  it('has libraries that every remote brings, and no file of another package', () => {
    const library = (name: string) => path.join(directory, `node_modules/${name}/index.js`);
    expect(isTaken(library('zod'), KEYS)).toBe(true);
    expect(isTaken(library('left-pad'), KEYS)).toBe(false);
    expect(isTaken(path.join(directory, '../host/src/host.ts'), KEYS)).toBe(false);
  });
});
