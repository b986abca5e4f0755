import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Tab } from '../tab/Tab.ts';

/** Brings a tab back to the position at which it was left; a newly opened tab starts at the top (architecture §11). */
export function useTabScroll(tabs: readonly Tab[], activeId: string | null): void {
  const tops = useRef(new Map<string, number>());

  // The position is noted while a tab shows, not when it goes, for by then the document is as short as the next page. It is a
  // layout effect, so that no scroll event comes between the change of pages and the change of listeners.
  useLayoutEffect(() => {
    if (activeId === null) return undefined;
    const top = tops.current.get(activeId);
    // The document's first page is at the top already, and scrolling would force a layout of the half-built document.
    if (top !== undefined || tops.current.size > 0) window.scrollTo({ top: top ?? 0, behavior: 'instant' });
    tops.current.set(activeId, top ?? 0);
    const note = () => void tops.current.set(activeId, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [activeId]);

  useEffect(() => {
    const open = new Set(tabs.flatMap(({ id, page }) => (page === null ? [] : [id])));
    for (const id of tops.current.keys()) if (!open.has(id)) tops.current.delete(id);
  }, [tabs]);
}
