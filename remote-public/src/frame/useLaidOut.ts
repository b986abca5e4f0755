import { useLayoutEffect } from 'react';

/**
 * Has the browser lay out what is out of sight as well, which the styles spare a page that only came rendered: before
 * anything is scrolled to, which needs the real heights.
 */
export function useLaidOut(): void {
  useLayoutEffect(() => {
    // Not as an attribute of an element of ours: those are as the server rendered them.
    const { style } = document.documentElement;
    style.setProperty('--zhilv-out-of-sight', 'visible');
    return () => void style.removeProperty('--zhilv-out-of-sight');
  }, []);
}
