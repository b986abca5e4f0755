import type { Registry, ReleasePage } from '../schema/index.ts';
import { liveReleases } from './liveReleases.ts';
import type { Loadable } from './Loadable.ts';

/** A page that a live release brings; of a disabled remote too, whose pages lead to its message. */
export interface PageEntry extends Omit<ReleasePage, 'expose' | 'js' | 'css' | 'shared'> {
  /** The `component` text of a menu row. */
  readonly key: string;
  readonly remote: string;
  readonly release: string;
  readonly state: 'active' | 'disabled';
  /** What people read in place of a disabled remote's pages. */
  readonly message: string | null;
}

export interface LoadablePage extends Loadable {
  readonly page: PageEntry;
}

/** The pages of all live releases by page key. */
export function livePages(registry: Registry): ReadonlyMap<string, LoadablePage> {
  const pages = new Map<string, LoadablePage>();
  for (const { remote, release, state, message, base, container, load } of liveReleases(registry)) {
    for (const [key, { expose, js, css, shared, ...routing }] of Object.entries(load.pages)) {
      const page: PageEntry = { ...routing, key, remote, release, state, message };
      pages.set(key, { page, remote, release, expose, base, container, js, css, shared });
    }
  }
  return pages;
}
