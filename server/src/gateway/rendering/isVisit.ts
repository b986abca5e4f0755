/** Crawlers as they call themselves, and what fetches a page to show a preview of it. (CUBOT makes telephones.) */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|preview|fetcher|facebookexternalhit|whatsapp|lighthouse/i;

/** Browsers send these headers when nobody has asked for the page yet; two browsers have words of their own. */
const SPECULATIVE = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Tells whether somebody reads the page that a request asks for. A crawler does not, nor does a browser that loads a page before
 * anybody asked for it (docs/protocol/content.md §3).
 */
export const isVisit = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  !SPECULATIVE.some((name) => /prefetch|prerender|preview/.test(headers.get(name) ?? '')) &&
  !CRAWLER.test(headers.get('user-agent') ?? '');
