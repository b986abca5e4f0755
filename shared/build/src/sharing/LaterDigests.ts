import type { ChunkGroup, Compilation, Compiler } from '@rspack/core';
import { integrityOf } from '@zhilv/release/site-directory';
import { HINT } from '../compiler/compiledAhead.ts';
import { isReachedWithout } from './chunkWays.ts';

/** The chunk of the digests that only some need; it has no modules. The federation runtime of `loader` knows the name. */
const LATER_DIGESTS = 'digests';

export const LATER_DIGESTS_FILE = `${LATER_DIGESTS}.js`;

/** A table of digests in a runtime, as the minifier leaves it: `n.sriHashes={12:"sha256-…",parts:"sha256-…"}`. */
const TABLE = /(?<=\.(sriHashes|sriCssHashes)=)\{([^{}]*)\}/g;

/** A line of it. */
const LINE = /(?:"([^"]+)"|([\w$]+)):"sha256-[^"]+"/g;

/** The lines of tables, by the table's name and the chunk. */
type Lines = Map<string, Map<string, string>>;

/** Takes the lines of some chunks out of a runtime's tables and puts them into `moved`. */
export function moveLines(source: string, isMoved: (chunk: string) => boolean, moved: Lines): string {
  return source.replaceAll(TABLE, (_table, name: string, list: string) => {
    const kept: string[] = [];
    for (const [line, quoted, plain] of list.matchAll(LINE)) {
      const chunk = quoted ?? plain ?? '';
      if (!isMoved(chunk)) kept.push(line);
      else moved.set(name, (moved.get(name) ?? new Map<string, string>()).set(chunk, line));
    }
    return `{${kept.join(',')}}`;
  });
}

/** Gives a chunk that puts lines into the tables of the runtime that loads it. */
const chunkOf = (chunkLoadingGlobal: string, moved: Lines): string => {
  const tables = [...moved].map(([name, lines]) => `Object.assign(r.${name},{${[...lines.values()].sort().join(',')}})`);
  return `${HINT}\n(globalThis[${JSON.stringify(chunkLoadingGlobal)}]||=[]).push([["${LATER_DIGESTS}"],{},r=>{${tables.sort().join(';')}}]);\n`;
};

/** Adds the digest of that chunk to a runtime. */
const withChunk = (source: string, integrity: string): string =>
  source.replace(TABLE, (table, name: string) =>
    name === 'sriHashes' ? `{${[table.slice(1, -1), `${LATER_DIGESTS}:"${integrity}"`].filter(Boolean).join(',')}}` : table,
  );

/**
 * Moves the digests of files that only some need out of the runtimes, into a file that the federation runtime of `loader` loads before
 * the first of them: they cannot be packed, and of a container most are those of copies for foreign shells.
 */
export class LaterDigests {
  readonly #isDoor: (group: ChunkGroup) => boolean;

  /** @param isDoor tells behind which groups of chunks the files are that only some need */
  constructor(isDoor: (group: ChunkGroup) => boolean) {
    this.#isDoor = isDoor;
  }

  apply(compiler: Compiler): void {
    // A development build has no digests.
    if (compiler.options.mode === 'development') return;
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('LaterDigests', (compilation) => {
      // By now the digests are in the runtimes, and sorted.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      compilation.hooks.processAssets.tap({ name: 'LaterDigests', stage }, (assets) => {
        const later = this.#laterChunks(compilation);
        const moved: Lines = new Map();
        const runtimes = Object.entries(assets).flatMap(([name, asset]): [string, string][] => {
          if (!name.endsWith('.js')) return [];
          const source = asset.source().toString();
          const rest = moveLines(source, (chunk) => later.has(chunk), moved);
          return rest === source ? [] : [[name, rest]];
        });
        if (runtimes.length === 0) return;
        const chunk = chunkOf(String(compilation.outputOptions.chunkLoadingGlobal), moved);
        const integrity = integrityOf(Buffer.from(chunk));
        for (const [name, rest] of runtimes) compilation.updateAsset(name, new sources.RawSource(withChunk(rest, integrity)));
        compilation.emitAsset(LATER_DIGESTS_FILE, new sources.RawSource(chunk));
      });
    });
  }

  /**
   * The chunks that no way without a door leads to. The digests are loaded before scripts, so a chunk of styles alone keeps its own.
   */
  #laterChunks(compilation: Compilation): ReadonlySet<string> {
    const scripts = [...compilation.chunks].filter(({ files }) => [...files].some((file) => file.endsWith('.js')));
    const later = scripts.filter((chunk) =>
      [...chunk.groupsIterable].every((group) => !group.isInitial() && !isReachedWithout(this.#isDoor, group)),
    );
    return new Set(later.map(({ id }) => String(id)));
  }
}
