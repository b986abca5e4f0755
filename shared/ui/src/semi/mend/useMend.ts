import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Mends look at these attributes and at which elements there are. Styles change with every frame of a movement, and tell nothing. */
const WATCHED = new Set(['class', 'role', 'tabindex', 'disabled', 'id', 'alt']);

const isWatched = (name: string): boolean => WATCHED.has(name) || name.startsWith('aria-');

/**
 * Keeps the markup that a Semi component writes as `mend` wants it: it is called with `root` when that is drawn, and
 * again after every change below it, before the browser shows the change. What it writes itself does not call it again.
 */
export function useMend(root: RefObject<HTMLElement | null>, mend: (root: HTMLElement) => void): void {
  const latest = useRef(mend);
  useLayoutEffect(() => {
    latest.current = mend;
    if (root.current !== null) mend(root.current);
  });
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ type, attributeName }) => type === 'attributes' && !isWatched(attributeName ?? ''))) return;
      latest.current(element);
      observer.takeRecords();
    });
    observer.observe(element, { subtree: true, childList: true, attributes: true });
    return () => observer.disconnect();
  }, [root]);
}
