import type { PageSubject } from './PageSubject.ts';

export type { PageSubject } from './PageSubject.ts';

/**
 * The facts of a page for the document's head. The gateway writes all of them. A client navigation changes title,
 * description and canonical address only, because the others are for readers that run no script. Addresses are paths from
 * the origin's root.
 */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** The page's one address where it has several. */
  readonly canonical?: string;
  /** True for a page that search engines should pass over, such as the results of a search. */
  readonly unlisted?: boolean;
  /** The name of the whole site. */
  readonly siteName?: string;
  /** The picture that stands for the page where it is shared. */
  readonly picture?: string | null | undefined;
  /** The subjects of the page. */
  readonly subjects?: readonly PageSubject[];
  /** The feed by which readers follow the site. */
  readonly feed?: { readonly title: string; readonly address: string };
}

export interface HeadContext {
  /** The data of the route's loader; undefined when it has none or failed. */
  readonly data: unknown;
  /** The failure that came instead of the page, if one did; older hosts leave it out. */
  readonly failure?: unknown;
  readonly pathname: string;
  /** The head of the route inside this one; null for the innermost. */
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
 * Gives the head of a page, read from the innermost route outwards. The browser reads it after each navigation, the server
 * before it writes the document.
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
