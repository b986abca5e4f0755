import { type RefObject, useLayoutEffect, useState } from 'react';

/** Tells whether the first child of `box` is wider than the box, and follows the sizes of both. */
export function useWide(box: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !(inner instanceof HTMLElement)) return undefined;
    const sizes = new ResizeObserver(() => setWide(inner.offsetWidth > outer.clientWidth));
    sizes.observe(outer);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, [box]);
  return wide;
}
