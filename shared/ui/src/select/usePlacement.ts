import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Between field and list, in pixels. */
const GAP = 4;
/** Less room than this below, and more above: the list opens upwards. */
const ROOM = 280;

/**
 * Where a list belongs that opens at `anchor`: below it, or above where there is more room. It stands still, so
 * scrolling and resizing close it.
 */
export function usePlacement(anchor: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): CSSProperties {
  const [placement, setPlacement] = useState<CSSProperties>({});

  useLayoutEffect(() => {
    const box = open ? anchor.current?.getBoundingClientRect() : undefined;
    if (box === undefined) return;
    const below = innerHeight - box.bottom;
    const upwards = below < ROOM && box.top > below;
    setPlacement({
      left: box.left,
      minWidth: box.width,
      maxHeight: Math.min(ROOM, upwards ? box.top : below) - 2 * GAP,
      ...(upwards ? { bottom: innerHeight - box.top + GAP } : { top: box.bottom + GAP }),
    });
  }, [anchor, open]);

  useEffect(() => {
    if (!open) return;
    const close = (event: Event): void => {
      // The list's own scrolling.
      if (event.target instanceof Element && event.target.getAttribute('role') === 'listbox') return;
      onClose();
    };
    addEventListener('resize', close);
    addEventListener('scroll', close, true);
    return () => {
      removeEventListener('resize', close);
      removeEventListener('scroll', close, true);
    };
  });

  return placement;
}
