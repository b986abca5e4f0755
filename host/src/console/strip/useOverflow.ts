import { type RefObject, useEffect, useState } from 'react';

/** Tells whether a list has more entries than it can show at once. */
export function useOverflow(list: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    // The list keeps its width when entries come, go or get longer names.
    const changed = new MutationObserver(measure);
    changed.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [list]);
  return overflows;
}
