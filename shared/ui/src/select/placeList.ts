import type { CSSProperties } from 'react';

/** The distance between field and list, in pixels. */
const GAP = 4;
/** The greatest height of a list, in pixels. */
const ROOM = 280;

/** Places a list below `field`, or above it where the list does not fit below and there is more room. */
export function placeList(field: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>, windowHeight: number): CSSProperties {
  const below = windowHeight - field.bottom;
  const upwards = below < ROOM && field.top > below;
  return {
    left: field.left,
    minWidth: field.width,
    maxHeight: Math.min(ROOM, upwards ? field.top : below) - 2 * GAP,
    ...(upwards ? { bottom: windowHeight - field.top + GAP } : { top: field.bottom + GAP }),
  };
}
