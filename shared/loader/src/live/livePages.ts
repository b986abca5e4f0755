import { pagesInTurn } from '@zhilv/release/page-address';
import type { ReleasePage } from '@zhilv/release/schema';
import type { Loadable } from './Loadable.ts';
import type { RemoteStanding } from './Loader.ts';
import type { LiveRelease } from './LiveRelease.ts';

/** A page that a live release brings. Pages of a remote that may not load are among them and lead to its message. */
export interface PageEntry extends Omit<ReleasePage, 'expose' | 'js' | 'css' | 'shared'> {
  /** The `component` text of a menu row. */
  readonly key: string;
  readonly remote: string;
  readonly release: string;
  readonly state: RemoteStanding['state'];
  /** People read this in place of the page, unless the remote is active. */
  readonly message: string | null;
}

export interface LoadablePage extends Loadable {
  readonly page: PageEntry;
}

/**
 * Gives the pages of all live releases by page key. A key belongs to the remote that comes first, and so does an address; a page
 * that declares one of others has none.
 */
export function livePages(releases: readonly LiveRelease[]): ReadonlyMap<string, LoadablePage> {
  const pages = new Map<string, LoadablePage>();
  // The console and the server know the other addresses of signing in.
  const hasAddress = pagesInTurn([]);
  for (const { remote, release, state, message, base, tables } of releases) {
    for (const [key, { expose, js, css, shared, path, ...routing }] of Object.entries(tables.pages)) {
      if (pages.has(key)) continue;
      const address = hasAddress(remote, { path, layout: routing.layout }) && path !== undefined ? { path } : {};
      const page: PageEntry = { ...routing, ...address, key, remote, release, state, message };
      pages.set(key, { page, remote, release, expose, base, container: tables.entry, js, css, shared });
    }
  }
  return pages;
}
