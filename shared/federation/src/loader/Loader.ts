import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import type { Registry } from '../schema/index.ts';
import type { PageEntry } from './livePages.ts';
import type { SlotEntry } from './liveSlots.ts';

/** A page's or slot's module, with React Router's own names. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
  readonly handle?: unknown;
  /** The root of the copy of `ui` that the module uses; public pages have none. */
  readonly UiRoot?: ComponentType<{ children: ReactNode }>;
}

/** How a remote stands in this document: what its pages come from, and what people should know of it. */
export interface RemoteStanding {
  readonly remote: string;
  readonly state: 'active' | 'disabled' | 'needs-newer-host';
  /** What people read in place of its pages, unless it is active. */
  readonly message: string | null;
  /** The release that pages opened from now on come from; null when there is none. */
  readonly release: string | null;
  /**
   * Why that is not the active release: the shell cannot run the active one (`downgraded`), or the active one failed
   * in this session (`previous`).
   */
  readonly instead: 'downgraded' | 'previous' | null;
}

export interface Loader {
  /** The pages of the registry in force. */
  readonly pages: readonly PageEntry[];
  /** Contributions to slots, in the order to show them in. */
  readonly slots: readonly SlotEntry[];
  /** Null for a remote that the registry does not name. */
  standing(remote: string): RemoteStanding | null;
  /**
   * The module of a page; one that was loaded is kept while its release is the one in force. Calling it again after a
   * failure tries in earnest.
   * @throws RemoteFailure
   */
  load(key: string): Promise<PageModule>;
  /** Starts downloading a page's files; says nothing of the outcome. */
  preload(key: string): void;
  /**
   * The module of a contribution, loaded and kept as a page's is.
   * @throws RemoteFailure
   */
  loadSlot(key: string): Promise<PageModule>;
  /** Takes a newer registry: what is loaded from now on comes from its releases, and nothing loaded is touched. */
  follow(registry: Registry): Promise<void>;
  /** Tells when pages, slots or standings have changed. @returns ends it */
  subscribe(listener: () => void): () => void;
  /** A page or slot of this release broke while it showed: after a few times its remote's previous release is used. */
  reportCrash(remote: string, release: string): void;
}
