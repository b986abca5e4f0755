import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { unpackTar } from 'modern-tar';
import xz from 'xz-decompress';

/*
 * For tests only. BPMN files of many tools are kept outside the repository, on the machines that check releases: those that vendors
 * exchange with one another, and the test models of Flowable. Where they are missing, the tests that need them are skipped.
 */

const archive = path.resolve(import.meta.dirname, '../../../../../shared/data/bpmn-corpus.tar.xz');

/** Whether this machine has the files. */
export const hasCorpus = existsSync(archive);

export interface CorpusFile {
  readonly collection: 'miwg' | 'flowable';
  /** Its path within the collection. */
  readonly name: string;
  readonly xml: string;
}

/** Gives all files. They are read anew each time, which takes about a second. */
export async function corpusFiles(): Promise<readonly CorpusFile[]> {
  // Node's streams and those of the browser are declared apart.
  const packed = Readable.toWeb(createReadStream(archive)) as unknown as ReadableStream<Uint8Array>;
  const entries = await unpackTar(new xz.XzReadableStream(packed));
  return entries
    .flatMap(({ header, data }) => {
      const [, collection, name = ''] = /^\.\/(miwg|flowable)\/(.+\.(?:bpmn|xml))$/.exec(header.name) ?? [];
      if (data === undefined || (collection !== 'miwg' && collection !== 'flowable')) return [];
      return [{ collection, name, xml: decoded(data) } as const];
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Decodes a file by the encoding that it declares. */
function decoded(bytes: Uint8Array): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replaceAll('\0', '');
  const [, declared = 'utf-8'] = /encoding=["']([^"']+)/.exec(beginning) ?? [];
  const mark = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : declared;
  return new TextDecoder(mark).decode(bytes);
}
