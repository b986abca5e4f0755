import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addedDigests, type Container, type Loads, readContainer } from '../container/Container.ts';
import { type BuiltModule, modulesIn } from '../container/BuiltModule.ts';
import { scriptTree } from '../container/scriptTree.ts';
import { scriptsFor } from '../budget/scriptsFor.ts';
import type { Release } from '../schema/index.ts';

/** The scripts of a remote's release, as far as they can be read without running them. */
export interface ReleaseScripts {
  /** Null where the entry is no container. */
  readonly container: Container | null;
  /** The digest that stands in the code for each file of a chunk, by file, of scripts and of stylesheets. */
  readonly digests: ReadonlyMap<string, string>;
  /** Source texts of all scripts for browsers, by file. */
  readonly sources: ReadonlyMap<string, string>;
  /** The files that a shell loads for an expose. */
  readonly filesOf: (loads: Loads) => { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** The modules of a file; none of one that is no chunk. */
  readonly modulesOf: (file: string) => readonly BuiltModule[];
}

/** @param directory where the files of `release` lie, each with its digest */
export function readScripts(release: Release, directory: string): ReleaseScripts {
  const sources = new Map(scriptsFor(release).map(({ file }) => [file, readFileSync(path.join(directory, file), 'utf8')]));
  const container = readContainer((release.entry && sources.get(release.entry.file)) ?? '');
  const [scripts, styles] = [new Map(container?.scripts), new Map(container?.styles)];
  for (const [file, source] of sources) {
    // A container may leave digests to a chunk that only some need.
    const tree = file !== release.entry?.file && source.includes('sriHashes') ? scriptTree(source) : null;
    const added = tree && addedDigests(tree);
    for (const [chunk, digest] of added?.scripts ?? []) scripts.set(chunk, digest);
    for (const [chunk, digest] of added?.styles ?? []) styles.set(chunk, digest);
  }
  const fileOf = { scripts: (chunk: string) => container?.scriptOf(chunk), styles: (chunk: string) => container?.styleOf(chunk) };
  const filesOf = (kind: 'scripts' | 'styles', chunks: Iterable<string>, digests: ReadonlyMap<string, string>) =>
    [...chunks].flatMap((chunk) => (digests.has(chunk) ? [fileOf[kind](chunk) ?? `the ${kind} of chunk ${chunk}`] : []));
  const modules = new Map<string, readonly BuiltModule[]>();
  return {
    container,
    digests: new Map([
      ...[...scripts].map(([chunk, digest]) => [fileOf.scripts(chunk) ?? `chunk ${chunk}`, digest] as const),
      ...[...styles].map(([chunk, digest]) => [fileOf.styles(chunk) ?? `styles of chunk ${chunk}`, digest] as const),
    ]),
    sources,
    filesOf: ({ chunks }) => ({ scripts: filesOf('scripts', chunks, scripts), styles: filesOf('styles', chunks, styles) }),
    modulesOf: (file) => {
      const source = sources.get(file) ?? '';
      const known = modules.get(file);
      if (known) return known;
      const tree = scriptTree(source);
      const found = tree ? modulesIn(tree, source) : [];
      modules.set(file, found);
      return found;
    },
  };
}
