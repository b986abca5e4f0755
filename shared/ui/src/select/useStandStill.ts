import { useEffect } from 'react';

/** While `open`, calls `onMoved` when what a list hangs on moves away from it: by scrolling or resizing. */
export function useStandStill(open: boolean, onMoved: () => void): void {
  useEffect(() => {
    if (!open) return;
    const close = (event: Event): void => {
      const ownScrolling = event.target instanceof Element && event.target.getAttribute('role') === 'listbox';
      if (!ownScrolling) onMoved();
    };
    addEventListener('resize', close);
    addEventListener('scroll', close, true);
    return () => {
      removeEventListener('resize', close);
      removeEventListener('scroll', close, true);
    };
  });
}
