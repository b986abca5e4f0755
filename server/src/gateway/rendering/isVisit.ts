/** Crawlers as they call themselves, and what fetches a page to show a preview of it. */
const CRAWLER = /bot\b|crawl|spider|slurp|preview|fetcher|facebookexternalhit|whatsapp/i;

/** Whether a request is somebody's who reads the page: no crawler's, and not made before anybody asked (contract cjy.md §3). */
export const isVisit = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  !/prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '') &&
  !CRAWLER.test(headers.get('user-agent') ?? '');
