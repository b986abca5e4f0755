import { EVERYWHERE } from '../../response/securityHeaders.ts';

/** What pages of others ask for: settings, registry, releases, the module that shows them, and the API. */
const OPEN = /^\/(?:(?:registry|app-config)\.json$|remotes\/|embed\/|host\/[\w.-]+\/embed\.js$|(?:prod-api\/)?admin-api(?:\/|$))/;

/** What a browser shows without saying for which origin: pictures and fonts of releases, and uploaded files. */
const SHOWN = /^\/(?:remotes\/|(?:prod-api\/)?admin-api\/infra\/file\/)/;

/** What browsers may send and read besides what they always may. Tokens are sent by script, and cookies never. */
const SENT = 'authorization, content-type, tenant-id';
const READ = 'content-disposition, date, retry-after, rights-revision, trace-id, x-total-rows';

/** Browsers ask again after so many seconds whether they may send a call. */
const ASKED_AGAIN_SECONDS = '600';

/** The answers to pages of other origins. */
export interface OtherOrigins {
  /** Answers the question whether a call may be sent; null for all other requests, and for an origin that may not. */
  readonly preflight: (request: Request, pathname: string) => Response | null;
  /** Lets the page of another origin that may read an answer, and caches tell answers by it. */
  readonly open: (request: Request, pathname: string, answer: Response) => Response;
}

/** @param allowed gives the origins whose pages may show remotes (docs/threats.md §13) */
export function otherOrigins(allowed: () => readonly string[]): OtherOrigins {
  return {
    preflight(request, pathname) {
      const { method, headers } = request;
      const origin = headers.get('origin');
      if (method !== 'OPTIONS' || origin === null || !headers.has('access-control-request-method')) return null;
      if (!OPEN.test(pathname) || !allowed().includes(origin)) return null;
      return new Response(null, {
        status: 204,
        headers: {
          ...EVERYWHERE,
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
          'access-control-allow-headers': SENT,
          'access-control-max-age': ASKED_AGAIN_SECONDS,
          vary: 'origin',
        },
      });
    },
    open(request, pathname, answer) {
      const origins = OPEN.test(pathname) ? allowed() : [];
      if (origins.length === 0) return answer;
      const { headers } = answer;
      headers.append('vary', 'origin');
      if (SHOWN.test(pathname)) headers.set('cross-origin-resource-policy', 'cross-origin');
      const origin = request.headers.get('origin');
      if (origin === null || !origins.includes(origin)) return answer;
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-expose-headers', READ);
      return answer;
    },
  };
}
