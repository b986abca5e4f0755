import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { TooManyWaiting, Turns } from '../call/Turns.ts';

export type Encoding = 'br' | 'gzip';

/** Gives the best encoding that a request accepts; `q=0` refuses one. */
export function acceptedEncoding(request: Request): Encoding | null {
  const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((part) => part.trim());
  const takes = (name: Encoding) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

const packByBrotli = promisify(brotliCompress);
const packByGzip = promisify(gzip);

/**
 * Bodies are packed on other threads, because a long one takes a tenth of a second. Of the four that Node has for files as well,
 * passwords take two and packing one, so that there is always one for a file.
 */
export const PACKS_AT_ONCE = 1;
const packing = new Turns({ atOnce: PACKS_AT_ONCE, mostWaiting: 16 });

const PACK: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => packByBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => packByGzip(body),
};

/** The packed bodies of an answer that are there or under way; null where too many waited to be packed. */
export type PackedBodies = Map<Encoding, Promise<Buffer | null>>;

/** This header tells caches that the body depends on the encodings that a request accepts. */
export const VARIES = { vary: 'accept-encoding' };

/** Gives an answer in the encoding that the request accepts, and keeps packed bodies in `packed`. */
export async function encoded(
  request: Request,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  packed: PackedBodies,
  status = 200,
): Promise<Response> {
  const encoding = body.byteLength === 0 ? null : acceptedEncoding(request);
  const vary = { ...headers, ...VARIES };
  if (!encoding) return new Response(new Uint8Array(body), { status, headers: vary });
  const packedOrNot = packed.get(encoding) ?? packedOnce(encoding, body);
  packed.set(encoding, packedOrNot);
  const small = await packedOrNot;
  if (small !== null) return new Response(new Uint8Array(small), { status, headers: { ...vary, 'content-encoding': encoding } });
  packed.delete(encoding);
  return new Response(new Uint8Array(body), { status, headers: vary });
}

/** Answers below this gain nothing by packing. */
const WORTH_PACKING_BYTES = 1024;

/**
 * Most long answers are equal to one of a moment ago: what a session begins with, and the lists that everybody opens. Packing takes
 * fifty times as long as the digest by which they are found.
 */
const packedBefore = new LRUCache<string, Buffer>({
  maxSize: 16 * 1024 * 1024,
  maxEntrySize: 1024 * 1024,
  sizeCalculation: ({ byteLength }) => byteLength,
});

/** Tells whether an answer is JSON, which is held whole. Everything else passes as it comes. */
export const isJsonAnswer = (headers: Headers): boolean => /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');

/** Packs an API answer that is text and long enough. */
export async function packedAnswer(request: Request, answer: Response): Promise<Response> {
  const encoding = acceptedEncoding(request);
  if (!encoding || !isJsonAnswer(answer.headers) || !answer.body) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.append('vary', 'accept-encoding');
  const packed = body.byteLength < WORTH_PACKING_BYTES ? null : await packedOnce(encoding, body);
  if (packed === null) return new Response(new Uint8Array(body), { status: answer.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(packed), { status: answer.status, headers });
}

const underWay = new Map<string, Promise<Buffer | null>>();

/** Packs a body, once for all who want it meanwhile; gives null where too many wait already. */
async function packedOnce(encoding: Encoding, body: Buffer): Promise<Buffer | null> {
  const digest = `${encoding} ${hash('sha256', body)}`;
  const known = packedBefore.get(digest) ?? underWay.get(digest);
  if (known !== undefined) return known;
  const packed = packedInTurn(encoding, body).finally(() => underWay.delete(digest));
  underWay.set(digest, packed);
  const small = await packed;
  if (small !== null) packedBefore.set(digest, small);
  return small;
}

async function packedInTurn(encoding: Encoding, body: Buffer): Promise<Buffer | null> {
  try {
    // Short ones come first: they take no time.
    return await packing.run({ rank: body.byteLength, sender: '', subject: null }, () => PACK[encoding](body));
  } catch (failure) {
    if (failure instanceof TooManyWaiting) return null;
    throw failure;
  }
}
