import type { KeyboardEvent } from 'react';

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Gives the position in a list to which a key leads, coming round at both ends; null for a key that leads nowhere. */
export function movedPosition(press: Press, position: number, count: number): number | null {
  if (count === 0 || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null;
  switch (press.key) {
    case 'ArrowDown':
      return (position + 1) % count;
    case 'ArrowUp':
      return (position - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
