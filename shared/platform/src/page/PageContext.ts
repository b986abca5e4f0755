import { createContext, useContext } from 'react';

/** A page may know and ask this of its tab. The value that a shell provides stays the same while the tab is open. */
export interface PageHandle {
  /** The page key, like `system/dict/index`. */
  readonly key: string;
  /** The page's own path in this shell. */
  readonly path: string;
  readonly title: string;
  /**
   * Says whether leaving would lose work; pages use `useUnsavedChanges`.
   * @param losing what leaving would do, where that is not to lose changes
   */
  readonly setDirty: (dirty: boolean, losing?: string) => void;
  /**
   * Closes the page's tab, after asking where work would be lost. A shell without tabs has none.
   * @param towards the address of a page to show in its place
   */
  readonly close?: (towards?: string) => void;
}

/** A shell sets this context around every page. */
export const PageContext = createContext<PageHandle | null>(null);

/** Gives the page around the calling component. @throws Error outside of a page. */
export function usePage(): PageHandle {
  const page = useContext(PageContext);
  if (page === null) throw new Error('usePage() works below a shell’s PageContext only.');
  return page;
}
