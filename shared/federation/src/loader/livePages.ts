import type { Registry, ReleaseFile, ReleasePage } from '../schema/index.ts';

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

/** All that loading a page takes; addresses are from the origin's root. */
export interface LoadablePage {
  readonly page: PageEntry;
  readonly expose: string;
  readonly base: string;
  readonly container: ReleaseFile;
  readonly js: readonly ReleaseFile[];
  readonly css: readonly ReleaseFile[];
  readonly shared: readonly string[];
}

/** The pages of all live releases by page key. */
export function livePages(registry: Registry): ReadonlyMap<string, LoadablePage> {
  const pages = new Map<string, LoadablePage>();
  for (const [remote, { state, message, active, releases }] of Object.entries(registry.remotes)) {
    const release = releases.find((one) => one.id === active);
    if (!release?.load?.entry) continue;
    for (const [key, { expose, js, css, shared, ...routing }] of Object.entries(release.load.pages)) {
      const page: PageEntry = { ...routing, key, remote, release: release.id, state, message };
      pages.set(key, { page, expose, base: release.url, container: release.load.entry, js, css, shared });
    }
  }
  return pages;
}
