import { PREFLIGHT } from '../../http/preflight.ts';
import { EVERYWHERE } from '../../response/securityHeaders.ts';

/** What pages of others ask for: settings, registry, releases, the module that shows them, and the API. */
const OPEN = /^\/(?:(?:registry|app-config)\.json$|remotes\/|embed\/|host\/[\w.-]+\/embed\.js$|(?:prod-api\/)?admin-api(?:\/|$))/;

/** What a browser shows without saying for which origin: pictures and fonts of releases, and uploaded files. */
const SHOWN = /^\/(?:remotes\/|(?:prod-api\/)?admin-api\/infra\/file\/)/;

/** What pages may read besides what they always may. */
const READ = 'content-disposition, date, retry-after, rights-revision, trace-id, x-total-rows';

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
        headers: { ...EVERYWHERE, ...PREFLIGHT, 'access-control-allow-origin': origin, vary: 'origin' },
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
