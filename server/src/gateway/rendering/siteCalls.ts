import type { ApiAnswer } from './messages.ts';

interface CallOptions {
  /** How long to wait, milliseconds. */
  readonly limitMs: number;
  /** Somebody reads what is asked for. */
  readonly isVisit?: boolean;
}

/** Answers a call of a page's loader: path and query from the root. Never rejects. */
export type CallApi = (path: string, options: CallOptions) => Promise<ApiAnswer>;

/** What public pages may ask for on the server: what everybody may read. */
const PUBLIC = /^\/(prod-api\/)?admin-api\/cjy\/site\//;

const JSON_TYPE = 'application/json; charset=utf-8';

/** The API, which is given the caller's address. */
interface Api {
  fetch(request: Request, bindings: { address: string }): Response | Promise<Response>;
}

/** Calls of pages that are rendered, answered by the API without a way over the network. */
export function siteCalls(api: Api): CallApi {
  return async (path, { limitMs, isVisit = false }) => {
    // The path that the API will see: `..` leads elsewhere.
    const url = new URL(path, ORIGIN);
    if (url.origin !== ORIGIN || !PUBLIC.test(url.pathname)) return failed(404, 'a public page asks for public content only');
    let limit: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<ApiAnswer>((resolve) => {
      limit = setTimeout(() => resolve(failed(504, `no answer within ${limitMs} ms`)), limitMs).unref();
    });
    const answer = await Promise.race([answerOf(api, url, isVisit), tooLate]);
    clearTimeout(limit);
    return answer;
  };
}

/** No address of anybody's: the API knows its paths. */
const ORIGIN = 'http://localhost';

async function answerOf(api: Api, url: URL, isVisit: boolean): Promise<ApiAnswer> {
  try {
    // No token and no tenant; what pages say of visits is counted when they are sent.
    const request = new Request(url, { headers: isVisit ? { 'x-view': '1' } : {} });
    const answer = await api.fetch(request, { address: '127.0.0.1' });
    return { status: answer.status, type: answer.headers.get('content-type') ?? JSON_TYPE, body: await answer.text() };
  } catch (error) {
    return failed(500, String(error));
  }
}

const failed = (status: number, msg: string): ApiAnswer => ({
  status,
  type: JSON_TYPE,
  body: JSON.stringify({ code: status, data: null, msg }),
});
