import type { PageEntry, PageModule } from '@zhilv/loader';

/** The thing that an address leads to. */
type RouteTarget =
  | { readonly kind: 'home' }
  | { readonly kind: 'page'; readonly page: PageEntry }
  /** A page of the host's own, whose files are loaded when it is opened. */
  | { readonly kind: 'host-page'; readonly load: () => Promise<PageModule> }
  | { readonly kind: 'not-installed'; readonly pageKey: string }
  /** The URL of another site, or the address of a page of our public site. */
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unauthorised' };

/** One step on the way from the menu's root to a page. */
export interface Crumb {
  readonly title: string;
  /** Null where the step has no page of its own. */
  readonly address: string | null;
}

/** One address of the console, or a family of addresses with parameters. */
export interface ConsoleRoute {
  /** Begins with a slash; may hold parameters, `:taskId` or `:taskId(\d+)`. */
  readonly path: string;
  readonly title: string;
  /** The menu rows above, outermost first. */
  readonly trail: readonly Crumb[];
  /** Ids of the menu rows from the root to the row of this address; some of them may be hidden. */
  readonly rowIds: readonly string[];
  readonly keepAlive: boolean;
  /** Whether it is in the tab strip at all times and cannot be closed. */
  readonly affix: boolean;
  /** Whether it gets a tab in the strip. */
  readonly listed: boolean;
  readonly target: RouteTarget;
}
