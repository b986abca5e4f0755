/** The chunk with the digests that only some chunks need. The build's `LaterDigests` makes it. */
const LATER_DIGESTS = 'digests';

/** The part of the bundler's `__webpack_require__` that loads chunks. */
export interface ChunkLoading {
  /** Loads a chunk. */
  e: (chunk: string | number) => Promise<unknown>;
  /** The digests of the scripts of chunks; a development build has none. */
  readonly sriHashes?: Readonly<Record<string, string>>;
  /** What the federation plugin says of chunks. */
  readonly federation?: {
    /** Tells whether a chunk has a script. */
    readonly chunkMatcher?: (chunk: string | number) => boolean;
  };
}

/** Has the digests that only some chunks need loaded before the first of these. `load` loads them sooner. */
export function laterDigests(bundler: ChunkLoading): { readonly load: () => void } {
  const { e: loadChunk, sriHashes: known, federation } = bundler;
  if (!known || !Object.hasOwn(known, LATER_DIGESTS)) return { load: () => {} };
  bundler.e = async (chunk) => {
    if (!Object.hasOwn(known, chunk) && federation?.chunkMatcher?.(chunk) !== false) await loadChunk(LATER_DIGESTS);
    return loadChunk(chunk);
  };
  return {
    load: () => {
      // Whoever needs them asks again, and is told of the failure.
      loadChunk(LATER_DIGESTS).catch(() => {});
    },
  };
}
