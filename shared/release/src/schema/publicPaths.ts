import { pagesInTurn } from '../pages/pageAddress.ts';
import { activeRelease } from './activeRelease.ts';
import type { Registry } from './registry.ts';
import type { ReleasePage } from './release.ts';

/**
 * Gives the addresses of the public pages that active releases bring. Those of disabled remotes, and those that a shell cannot
 * run, are among them: the public document says there how things are. Pages that declare an address of others have none.
 */
export const publicPaths = (registry: Registry): readonly string[] => publicPages(registry).map(({ path }) => path);

/** A view of a public page that shows content of some kinds. */
export interface PublicOverview {
  /** From the origin's root. */
  readonly address: string;
  /** The names of these kinds of content in the back end. */
  readonly of: readonly string[];
}

/** Gives the views of the same pages that sitemaps name, in the order in which remotes declare them. */
export const publicOverviews = (registry: Registry): readonly PublicOverview[] =>
  publicPages(registry).flatMap(({ path, overviews = [] }) =>
    overviews.map(({ query = '', of }) => ({ address: path + query, of })),
  );

/** A public page that has an address. */
export interface PublicPage extends Pick<ReleasePage, 'query' | 'contentId' | 'overviews'> {
  readonly remote: string;
  readonly path: string;
}

/** A server asks with every page that it sends, and a registry that was read never changes. */
const known = new WeakMap<Registry, readonly PublicPage[]>();

/** Gives the public pages that {@link publicPaths} names, with what servers read of them. */
export function publicPages(registry: Registry): readonly PublicPage[] {
  const pages = known.get(registry) ?? findPublicPages(registry);
  known.set(registry, pages);
  return pages;
}

function findPublicPages({ host, remotes }: Registry): readonly PublicPage[] {
  const hasAddress = pagesInTurn(activeRelease(host)?.load?.host?.signInAddresses ?? []);
  return Object.entries(remotes)
    .flatMap(([remote, entry]) => Object.values(activeRelease(entry)?.load?.pages ?? {}).map((page) => ({ remote, page })))
    .filter(({ remote, page }) => hasAddress(remote, page))
    .flatMap(({ remote, page: { layout, path, query, contentId, overviews } }) =>
      layout === 'public' && path ? [{ remote, path, query, contentId, overviews }] : [],
    );
}
