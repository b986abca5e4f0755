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

/** Gives the pages of all live releases by page key. */
export function livePages(releases: readonly LiveRelease[]): ReadonlyMap<string, LoadablePage> {
  const pages = new Map<string, LoadablePage>();
  for (const { remote, release, state, message, base, tables } of releases) {
    for (const [key, { expose, js, css, shared, ...routing }] of Object.entries(tables.pages)) {
      const page: PageEntry = { ...routing, key, remote, release, state, message };
      pages.set(key, { page, remote, release, expose, base, container: tables.entry, js, css, shared });
    }
  }
  return pages;
}
