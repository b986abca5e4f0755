/** The chunk with the digests that only some chunks need. The build's `LaterDigests` makes it. */
const LATER_DIGESTS = 'digests';

/** The part of the bundler's `__webpack_require__` that loads chunks. */
export interface ChunkLoading {
  /** Loads a chunk. */
  e: (chunk: string | number) => Promise<unknown>;
  /** Inserts the script of a chunk, once at a time, and tells how that ended. */
  l: (address: string, onEnd: (event: { readonly type: string }) => void, key: string, chunk: string) => void;
  /** The address of the build's folder. */
  readonly p: string;
  /** The digests of the scripts of chunks; a development build has none. */
  readonly sriHashes?: Readonly<Record<string, string>>;
  /** What the federation plugin says of chunks. */
  readonly federation?: {
    /** Tells whether a chunk has a script. */
    readonly chunkMatcher?: (chunk: string | number) => boolean;
  };
}

/** Has the digests that only some chunks need loaded before the first of these. @returns a function that loads them sooner */
export function laterDigests(bundler: ChunkLoading): () => void {
  const { e: loadChunk, sriHashes: known, federation } = bundler;
  if (!known || !Object.hasOwn(known, LATER_DIGESTS)) return () => {};

  let loading: Promise<void> | undefined;
  const load = (): Promise<void> =>
    (loading ??= insert(bundler).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  bundler.e = async (chunk) => {
    if (!Object.hasOwn(known, chunk) && federation?.chunkMatcher?.(chunk) !== false) await load();
    return loadChunk(chunk);
  };
  // Whoever needs them asks again, and is told of the failure.
  return () => void load().catch(() => {});
}

/** Inserts the script. The bundler's tables do not know this chunk, so that it could take it for one with a stylesheet. */
const insert = (bundler: ChunkLoading): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = ({ type }: { readonly type: string }): void => {
      if (type === 'load') resolve();
      else reject(Object.assign(new Error(`Loading chunk ${LATER_DIGESTS} failed.\n(${type})`), { name: 'ChunkLoadError' }));
    };
    bundler.l(`${bundler.p}${LATER_DIGESTS}.js`, end, `chunk-${LATER_DIGESTS}`, LATER_DIGESTS);
  });
