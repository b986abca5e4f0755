import { createContext, useContext } from 'react';

/** What a page may know of and ask from the tab it lives in. The value a shell provides is stable while the tab is open. */
export interface PageHandle {
  /** The page key, like `system/dict/index`. */
  readonly key: string;
  /** The page's own path in this shell. */
  readonly path: string;
  readonly title: string;
  /** Whether leaving would lose work; pages use `useUnsavedChanges`. */
  readonly setDirty: (dirty: boolean) => void;
}

/** For shells: set around every page. */
export const PageContext = createContext<PageHandle | null>(null);

/** The page around the calling component. @throws Error outside of a page. */
export function usePage(): PageHandle {
  const page = useContext(PageContext);
  if (page === null) throw new Error('usePage() works below a shell’s PageContext only.');
  return page;
}
