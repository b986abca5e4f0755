/** Crawlers as they call themselves, and what fetches a page to show a preview of it. (CUBOT makes telephones.) */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|preview|fetcher|facebookexternalhit|whatsapp|lighthouse/i;

/** How browsers say that nobody asked for the page yet; two of them in words of their own. */
const SPECULATIVE = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a request is somebody's who reads the page: no crawler's, and not made before anybody asked (contract cjy.md §3). */
export const isVisit = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  !SPECULATIVE.some((name) => /prefetch|prerender|preview/.test(headers.get(name) ?? '')) &&
  !CRAWLER.test(headers.get('user-agent') ?? '');
