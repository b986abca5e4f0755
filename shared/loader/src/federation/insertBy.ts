/** Inserts files in place of the bundler, for a shell with a place of its own for them, such as a shadow root. */
export interface Insertion {
  /** Runs a script. @param integrity a development build has none */
  readonly insertScript: (url: string, integrity: string | undefined) => Promise<void>;
  /** Resolves when a stylesheet is in force. It is asked for with every load of its chunk. @param integrity as of a script */
  readonly insertStyle: (url: string, integrity: string | undefined) => Promise<void>;
}

/** The part of the bundler's `__webpack_require__` that inserts the files of chunks. */
export interface ChunkInsertion {
  l: (address: string, onEnd: (event: { readonly type: string }) => void, key: string, chunk: string) => void;
  readonly f: { css?: (chunk: string | number, promises: Promise<unknown>[]) => void };
  /** Gives the name of a chunk's stylesheet. */
  readonly k?: (chunk: string | number) => string;
  readonly p: string;
  readonly sriHashes?: Readonly<Record<string, string>>;
  /** The digests of stylesheets. A chunk without one has none. */
  readonly sriCssHashes?: Readonly<Record<string, string>>;
}

/** Has all files of chunks inserted in this way from now on. */
export function insertBy(bundler: ChunkInsertion, { insertScript, insertStyle }: Insertion): void {
  bundler.l = (url, onEnd, _key, chunk) => {
    const end = (type: string) => (): void => onEnd({ type });
    void insertScript(url, bundler.sriHashes?.[chunk]).then(end('load'), end('error'));
  };
  if (!bundler.f.css) return;
  bundler.f.css = (chunk, promises) => {
    const { sriCssHashes = {}, k: nameOf, p: folder } = bundler;
    if (nameOf && Object.hasOwn(sriCssHashes, chunk)) promises.push(insertStyle(folder + nameOf(chunk), sriCssHashes[chunk]));
  };
}
