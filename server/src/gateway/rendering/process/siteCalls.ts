import { bytesUpTo, HELD_BYTES, TOO_LONG } from '@zhilv/release/bytes-up-to';
import type { Api } from '../../../call/Api.ts';
import type { ApiAnswer } from './runtime/messages.ts';

interface CallOptions {
  /** The time to wait, in milliseconds. */
  readonly limitMs: number;
  /** The address of whoever reads the page that asks; left out where nobody is to be counted. */
  readonly visitor?: string;
}

/** Answers a call of a page's loader, given as path and query from the root. It never rejects. */
export type CallApi = (path: string, options: CallOptions) => Promise<ApiAnswer>;

/** Public pages may ask for these on the server, because everybody may read them. */
const PUBLIC = /^\/(prod-api\/)?admin-api\/cjy\/site\//;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers calls of pages that are rendered by asking the API without the network. */
export function siteCalls(api: Api): CallApi {
  return async (path, { limitMs, visitor }) => {
    // The path that the API will see: `..` leads elsewhere.
    const url = new URL(path, ORIGIN);
    if (url.origin !== ORIGIN || !PUBLIC.test(url.pathname)) return failed(404, 'a public page asks for public content only');
    let limit: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<ApiAnswer>((resolve) => {
      limit = setTimeout(() => resolve(failed(504, `no answer within ${limitMs} ms`)), limitMs).unref();
    });
    const answer = await Promise.race([answerOf(api, url, visitor), tooLate]);
    clearTimeout(limit);
    return answer;
  };
}

/** Requests need some origin; this one belongs to nobody, and the API looks only at paths. */
const ORIGIN = 'http://localhost';

async function answerOf(api: Api, url: URL, visitor: string | undefined): Promise<ApiAnswer> {
  try {
    // The call has no token and no tenant. Visits are counted when pages are sent, and nobody reads the row again for that.
    const request = new Request(url, visitor === undefined ? {} : { method: 'HEAD', headers: { 'x-view': '1' } });
    const answer = await api.fetch(request, { address: visitor ?? '127.0.0.1' });
    const body = await bytesUpTo(answer.body, HELD_BYTES);
    if (body === null) return failed(502, `it ${TOO_LONG}`);
    return { status: answer.status, type: answer.headers.get('content-type') ?? JSON_TYPE, body: body.toString('utf8') };
  } catch (error) {
    return failed(500, String(error));
  }
}

const failed = (status: number, msg: string): ApiAnswer => ({
  status,
  type: JSON_TYPE,
  body: JSON.stringify({ code: status, data: null, msg }),
});
