import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { rowWindow, topThatShows } from './rowWindow.ts';

/** Stands for a height that is not known yet, in pixels. */
const FIRST_HEIGHT = 600;

/** The rows of a long list that are drawn. */
export interface RowWindow {
  readonly begin: number;
  /** Behind the last. */
  readonly end: number;
  /** Scrolls as little as possible so that a row can be seen. */
  readonly reveal: (row: number) => void;
}

/** Follows which rows of a scrolled list can be seen. All rows have one height, in pixels. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const [{ top, height }, setViewport] = useState({ top: 0, height: FIRST_HEIGHT });

  // A list without rows may have no element, and gets another one with its next row.
  const isEmpty = count === 0;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || isEmpty) return undefined;
    const read = (): void => {
      // An element that is hidden has no height, and shows all the same in a moment.
      const seen = { top: element.scrollTop, height: element.clientHeight || FIRST_HEIGHT };
      setViewport((before) => (before.top === seen.top && before.height === seen.height ? before : seen));
    };
    read();
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller, isEmpty]);

  const reveal = useCallback(
    (row: number): void => {
      const element = scroller.current;
      if (element === null) return;
      const seen = { top: element.scrollTop, height: element.clientHeight || FIRST_HEIGHT };
      const next = topThatShows(row, rowHeight, seen);
      if (next === seen.top) return;
      element.scrollTo({ top: next });
      setViewport({ top: next, height: seen.height });
    },
    [scroller, rowHeight],
  );

  return { ...rowWindow(count, rowHeight, { top, height }), reveal };
}
