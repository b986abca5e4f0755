import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

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

/** Bodies are packed on other threads, because a long one takes a tenth of a second. */
const PACK: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => packByBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => packByGzip(body),
};

/** The packed bodies of an answer that are there or under way. */
export type PackedBodies = Map<Encoding, Promise<Buffer>>;

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
  const small = packed.get(encoding) ?? PACK[encoding](body);
  packed.set(encoding, small);
  return new Response(new Uint8Array(await small), { status, headers: { ...vary, 'content-encoding': encoding } });
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
  if (body.byteLength < WORTH_PACKING_BYTES) return new Response(new Uint8Array(body), { status: answer.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(await packedOnce(encoding, body)), { status: answer.status, headers });
}

async function packedOnce(encoding: Encoding, body: Buffer): Promise<Buffer> {
  const digest = `${encoding} ${hash('sha256', body)}`;
  const known = packedBefore.get(digest);
  if (known !== undefined) return known;
  const packed = await PACK[encoding](body);
  packedBefore.set(digest, packed);
  return packed;
}
