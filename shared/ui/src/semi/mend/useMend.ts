import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The attributes whose changes call `mend`. Styles are not among them, because they change with every frame of a movement. */
const WATCHED = new Set(['class', 'role', 'tabindex', 'disabled', 'id', 'alt']);

const isWatched = (name: string): boolean => WATCHED.has(name) || name.startsWith('aria-');

/**
 * Mends the markup of a Semi component: `mend` is called with `root` when that is drawn, and again after every change below it,
 * before the browser shows the change. Its own changes do not call it again.
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
