import { type RefObject, useEffect } from 'react';

/** Closes what opened inside of `container`: on Esc, and when a press or the focus goes elsewhere. */
export function useDismissal(container: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      container.current?.querySelector('button')?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node) || container.current?.contains(target) !== true) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('pointerdown', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('pointerdown', onElsewhere);
    };
  });
}
