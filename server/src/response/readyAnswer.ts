import { encoded, type PackedBodies, VARIES } from './encoding.ts';
import { entityTag, namesTag } from './entityTag.ts';

/** An answer that is the same for everyone until something is published. It is packed once for each encoding. */
export interface ReadyAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly packed: PackedBodies;
}

/** A client should try again after so many seconds when something is missing for now, or when it asked for too much. */
const RETRY_AFTER: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  429: { 'retry-after': '20' },
  503: { 'retry-after': '60' },
};

/** An answer that browsers keep; unless its headers say how long, they ask for it anew each time. */
export const readyAnswer = (body: Buffer, headers: Readonly<Record<string, string>>, status = 200): ReadyAnswer => ({
  status,
  body,
  headers: { 'cache-control': 'no-cache', ...RETRY_AFTER[status], ...headers, etag: entityTag(body) },
  packed: new Map(),
});

/** Gives the answer, or 304 to a client that has it. */
export async function answerWith(request: Request, { status, body, headers, packed }: ReadyAnswer): Promise<Response> {
  // A 304 would turn a failure into a success.
  if (status === 200 && namesTag(request.headers.get('if-none-match'), headers['etag'] ?? ''))
    return new Response(null, { status: 304, headers: { ...headers, ...VARIES } });
  return encoded(request, body, headers, packed, status);
}
