import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells pages, by `--zhilv-page-top`, how much of the window's top is covered by `bars`: nothing unless they are one box that
 * stays. Their height changes with the strip of tabs and with what is said above the header.
 */
export function usePageTop(bars: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bars.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(([entry]) =>
      style.setProperty('--zhilv-page-top', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    measured.observe(element);
    return () => {
      measured.disconnect();
      style.removeProperty('--zhilv-page-top');
    };
  }, [bars]);
}
