/** A key does one of these to a list of options: it opens or closes it, takes the active option, or goes to another. */
export type ListMove = 'open' | 'close' | 'choose' | number;

/**
 * What `key` means to a select whose list is at option `active` (null: closed) of `count`; null: nothing, the key is
 * somebody else's.
 */
export function listMove(key: string, active: number | null, count: number): ListMove | null {
  if (active === null) return ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key) ? 'open' : null;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, count - 1);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return Math.max(count - 1, 0);
    case 'Enter':
    case ' ':
      return 'choose';
    case 'Escape':
      return 'close';
    default:
      return null;
  }
}
