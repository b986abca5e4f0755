import type { PageSubject } from './PageSubject.ts';

export type { PageSubject } from './PageSubject.ts';

/**
 * What a page says of itself in the document's head. The gateway writes all of it; a client navigation changes title,
 * description and canonical address only, for the rest is for those who run no script. Addresses are paths from the
 * origin's root.
 */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** The page's one address where it has several. */
  readonly canonical?: string;
  /** For search engines to pass over, such as what a search found. */
  readonly unlisted?: boolean;
  /** What the site is called as a whole. */
  readonly siteName?: string;
  /** The picture that stands for the page where it is shared. */
  readonly picture?: string | null | undefined;
  /** What the page is about. */
  readonly subjects?: readonly PageSubject[];
  /** The feed by which readers follow the site. */
  readonly feed?: { readonly title: string; readonly address: string };
}

export interface HeadContext {
  /** What the route's loader gave; undefined when it has none or failed. */
  readonly data: unknown;
  /** What came instead of the page, where something did; hosts of before say nothing of it. */
  readonly failure?: unknown;
  readonly pathname: string;
  /** What the route inside this one says; null for the innermost. */
  readonly inner: PageHead | null;
}

/** A page module's `handle`, as far as the head is concerned. A frame completes what the page inside it says. */
export interface HeadHandle {
  readonly head: (context: HeadContext) => PageHead;
}

interface MatchedRoute {
  readonly pathname: string;
  readonly route: { readonly id: string; readonly handle?: unknown };
}

/**
 * The head of a page, read from the innermost route outwards: in the browser after each navigation, on the server
 * before the document is written.
 */
export function headOf(
  matches: readonly MatchedRoute[],
  loaderData: Readonly<Record<string, unknown>>,
  errors: Readonly<Record<string, unknown>> | null,
): PageHead | null {
  // A failure is kept under the route that shows it, which need not be the one that failed.
  const [failure] = Object.values(errors ?? {});
  return matches.reduceRight<PageHead | null>(
    (inner, { pathname, route }) =>
      isHeadHandle(route.handle) ? route.handle.head({ data: loaderData[route.id], failure, pathname, inner }) : inner,
    null,
  );
}

const isHeadHandle = (handle: unknown): handle is HeadHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle && typeof handle.head === 'function';
