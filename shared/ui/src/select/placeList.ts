import type { CSSProperties } from 'react';

/** Between field and list, in pixels. */
const GAP = 4;
/** The most a list takes, in pixels. */
const ROOM = 280;

/** Says where a list belongs that opens at `field`: below it, or above where it does not fit and there is more room. */
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
