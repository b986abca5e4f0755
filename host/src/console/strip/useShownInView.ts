import { type RefObject, useEffect } from 'react';
import { bringIntoStrip } from './bringIntoStrip.ts';

/** Keeps the tab that shows in view while the strip becomes narrower, by the window or by the button beside it. */
export function useShownInView(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const resized = new ResizeObserver(() => {
      const shown = element.querySelector<HTMLElement>('[data-active]');
      if (shown !== null) bringIntoStrip(shown);
    });
    resized.observe(element);
    return () => resized.disconnect();
  }, [strip]);
}
