import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import type { Registry } from '@zhilv/release/schema';
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
  /**
   * Notes that the page is open, and gives the function that notes that it is closed or covered, and open again. What a page begins to
   * send after its end goes nowhere. Public pages have none, nor have releases of before there was this function.
   */
  readonly openPage?: () => (isOpen: boolean) => void;
}

/** The standing of a remote in this document: the release of its pages, and what people should know of it. */
export interface RemoteStanding {
  readonly remote: string;
  readonly state: 'active' | 'disabled' | 'needs-newer-host';
  /** People read this in place of its pages, unless it is active. */
  readonly message: string | null;
  /** The release that pages opened from now on come from; null when there is none. */
  readonly release: string | null;
  /**
   * The reason why that is not the active release. The shell cannot run the active one (`downgraded`), or the active one
   * failed in this session (`previous`).
   */
  readonly instead: 'downgraded' | 'previous' | null;
}

/** A page or slot, and the release that it came from. */
export interface BrokenPart {
  readonly key: string;
  readonly remote: string;
  readonly release: string;
}

export interface Loader {
  /** The pages of the registry in force. */
  readonly pages: readonly PageEntry[];
  /** The addresses of the public document's pages, in what the registry in force names as active. */
  readonly publicPaths: readonly string[];
  /** Contributions to slots, in the order to show them in. */
  readonly slots: readonly SlotEntry[];
  /** Null for a remote that the registry does not name. */
  standing(remote: string): RemoteStanding | null;
  /**
   * Loads the module of a page, and keeps it while its release is the one in force. A call after a failure loads it anew.
   * @throws RemoteFailure
   */
  load(key: string): Promise<PageModule>;
  /** Starts downloading a page's files without telling the outcome. */
  preload(key: string): void;
  /**
   * Loads the module of a contribution and keeps it as a page's.
   * @throws RemoteFailure
   */
  loadSlot(key: string): Promise<PageModule>;
  /** Takes a newer registry. Later loads come from its releases, and modules that are loaded stay. */
  follow(registry: Registry): Promise<void>;
  /** Calls the listener when pages, slots or standings have changed. @returns the function that ends this */
  subscribe(listener: () => void): () => void;
  /**
   * Uses the release before, if a page or slot of this one broke before it had shown whole.
   * @returns whether the page or slot now comes from another release; false where none before has it, or each of them broke, too
   */
  giveWay(broken: BrokenPart, cause: unknown): Promise<boolean>;
  /** Notes that a page or slot of this release broke while it showed. After a few times the previous release is used. */
  reportCrash(remote: string, release: string): void;
}
