/** The distance between anchor and panel and between panel and window, in pixels. */
const GAP = 4;
const MARGIN = 16;
/** The least height that is enough for a panel, in pixels. */
const ROOM = 240;

/** A place in the window, in pixels; an absent measure is left to the content. */
export interface Placement {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly maxHeight?: number;
  readonly maxWidth?: number;
}

interface Window {
  readonly width: number;
  readonly height: number;
}

/**
 * Places a panel below `anchor`, or above it where there is more room. It is aligned with the anchor's left edge in the left half
 * of the window, and with the right edge in the right half.
 */
export function placePopover(anchor: Pick<DOMRect, 'right' | 'top' | 'bottom' | 'left'>, window: Window): Placement {
  const below = window.height - anchor.bottom;
  const upwards = below < ROOM && anchor.top > below;
  const startsLeft = anchor.left < window.width / 2;
  return {
    maxHeight: (upwards ? anchor.top : below) - GAP - MARGIN,
    maxWidth: window.width - 2 * MARGIN,
    ...(upwards ? { bottom: window.height - anchor.top + GAP } : { top: anchor.bottom + GAP }),
    ...(startsLeft ? { left: Math.max(MARGIN, anchor.left) } : { right: Math.max(MARGIN, window.width - anchor.right) }),
  };
}
