import { type RefObject, useEffect } from 'react';

/**
 * Lets an element's layers follow the pointer: sets `--drift-x` and `--drift-y`, from −1 to 1, on it. Nothing moves
 * for people who ask for less motion, nor without a mouse.
 */
export function useDrift(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const drawing = element.current;
    if (drawing === null || !matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return;

    let frame = 0;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        drawing.style.setProperty('--drift-x', String((clientX / innerWidth) * 2 - 1));
        drawing.style.setProperty('--drift-y', String((clientY / innerHeight) * 2 - 1));
      });
    };
    addEventListener('pointermove', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', follow);
    };
  }, [element]);
}
