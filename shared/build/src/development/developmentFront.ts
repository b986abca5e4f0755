import { unpublishedEntry, withDeveloped, withRemotes } from '@zhilv/release/site-directory';
import { type Registry, Release } from '@zhilv/release/schema';
import type { RunningProduct } from './RunningProduct.ts';
import { DEVELOPMENT_REACT } from './developmentReact.ts';

/** What the front of a dev server needs to know. */
interface FrontOptions {
  readonly product: RunningProduct;
  /** `remote_ticket` */
  readonly remote: string;
  /** Folder of the dev server's files, from the origin's root, with a slash at both ends. */
  readonly base: string;
  /** Gives the `release.json` of the latest build. */
  readonly described: () => Promise<unknown>;
}

/**
 * Answers for a running product, with a release in development in the place of the published one: in the registry, and in
 * documents. Only who opens this address gets it; the product knows nothing of it.
 */
export function developmentFront({ product, remote, base, described }: FrontOptions): (request: Request) => Promise<Response> {
  const entry = async () => unpublishedEntry(Release.parse(await described()), base, '');
  return async (request) => {
    const { pathname } = new URL(request.url);
    // A developer's errors are no business of those who run the product.
    if (pathname === '/client-errors') return new Response(null, { status: 204 });
    const answer = await product.ask(request);
    if (answer.status !== 200 || request.method !== 'GET') return answer;
    if (pathname === '/registry.json') {
      const registry = (await answer.json()) as Registry; // The product's own server checked it.
      return rewritten(answer, JSON.stringify(withRemotes(registry, { [remote]: await entry() })));
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    return rewritten(answer, withDeveloped(await answer.text(), remote, await entry(), `${base}${DEVELOPMENT_REACT}.js`));
  };
}

function rewritten({ headers: given }: Response, text: string): Response {
  const headers = new Headers(given);
  headers.set('cache-control', 'no-store');
  return new Response(text, { headers });
}
