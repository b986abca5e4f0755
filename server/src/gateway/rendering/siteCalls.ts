import type { ApiAnswer } from './messages.ts';
import type { CallApi } from './RenderWorker.ts';

/** Less than a page may take, so that one slow list leaves a gap in it and not the browser with all of it. */
const LIMIT_MS = 1500;

/** What public pages may ask for on the server: what everybody may read. */
const PUBLIC = /^\/(prod-api\/)?admin-api\/cjy\/site\//;

const JSON_TYPE = 'application/json; charset=utf-8';

/** The API, which is given the caller's address. */
interface Api {
  fetch(request: Request, bindings: { address: string }): Response | Promise<Response>;
}

/** Calls of pages that are rendered, answered by the API without a way over the network. */
export function siteCalls(api: Api): CallApi {
  return async (path, as) => {
    if (!PUBLIC.test(path)) return failed(404, 'a public page asks for public content only');
    const limit = new Promise<ApiAnswer>((resolve) => {
      setTimeout(() => resolve(failed(504, `no answer within ${LIMIT_MS} ms`)), LIMIT_MS).unref();
    });
    return Promise.race([answerOf(api, path, as === 'visit'), limit]);
  };
}

async function answerOf(api: Api, path: string, isVisit: boolean): Promise<ApiAnswer> {
  try {
    // No token and no tenant; what pages say of visits is counted when they are sent.
    const request = new Request(`http://localhost${path}`, { headers: isVisit ? { 'x-view': '1' } : {} });
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
