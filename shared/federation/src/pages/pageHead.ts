/** What a page says of itself in the document's head. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** The page's one address where it has several: a path from the origin's root. */
  readonly canonical?: string;
}

export interface HeadContext {
  /** What the route's loader gave; undefined when it has none or failed. */
  readonly data: unknown;
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
export function headOf(matches: readonly MatchedRoute[], loaderData: Readonly<Record<string, unknown>>): PageHead | null {
  return matches.reduceRight<PageHead | null>(
    (inner, { pathname, route }) =>
      isHeadHandle(route.handle) ? route.handle.head({ data: loaderData[route.id], pathname, inner }) : inner,
    null,
  );
}

const isHeadHandle = (handle: unknown): handle is HeadHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle && typeof handle.head === 'function';
