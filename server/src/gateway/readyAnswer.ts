import { encoded, type Encoding } from './encoding.ts';
import { entityTag } from './entityTag.ts';

/** An answer that is the same for everyone until something is published; packed once for each encoding. */
export interface ReadyAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly packed: Map<Encoding, Buffer>;
}

/** An answer that browsers keep, but ask for anew each time. */
export const readyAnswer = (body: Buffer, headers: Readonly<Record<string, string>>): ReadyAnswer => ({
  body,
  headers: { ...headers, 'cache-control': 'no-cache', etag: entityTag(body) },
  packed: new Map(),
});

/** The answer, or 304 to who has it. */
export function answerWith(request: Request, { body, headers, packed }: ReadyAnswer): Response {
  return request.headers.get('if-none-match') === headers['etag']
    ? new Response(null, { status: 304, headers })
    : encoded(request, body, headers, packed);
}
