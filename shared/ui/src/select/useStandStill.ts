import { type RefObject, useEffect, useRef } from 'react';

const placeOf = (element: Element | null): string => {
  const { top = 0, left = 0 } = element?.getBoundingClientRect() ?? {};
  return `${top} ${left}`;
};

/**
 * Calls `onMoved` when scrolling or resizing moves `field` away from its open list. A scroll event alone is no proof of that:
 * the scrolling that brought the field into view reports a frame later, when the list may be open already.
 */
export function useStandStill(field: RefObject<Element | null>, open: boolean, onMoved: () => void): void {
  const place = useRef('');
  useEffect(() => {
    if (open) place.current = placeOf(field.current);
  }, [open, field]);
  useEffect(() => {
    if (!open) return;
    const look = (): void => {
      if (placeOf(field.current) !== place.current) onMoved();
    };
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  });
}
