import type { KeyboardEvent } from 'react';

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The keys that lead to the entries beside one. */
interface Direction {
  readonly next: string;
  readonly previous: string;
}

export const COLUMN: Direction = { next: 'ArrowDown', previous: 'ArrowUp' };
export const ROW: Direction = { next: 'ArrowRight', previous: 'ArrowLeft' };

/** Gives the position in a list to which a key leads, coming round at both ends; null for a key that leads nowhere. */
export function movedPosition(press: Press, position: number, count: number, { next, previous } = COLUMN): number | null {
  if (count === 0 || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null;
  switch (press.key) {
    case next:
      return (position + 1) % count;
    case previous:
      return (position - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
