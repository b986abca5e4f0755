/** The effect of a key on a list of options: to open or close it, to choose the active option, or to go to that of an index. */
export type ListMove = 'open' | 'close' | 'choose' | number;

/**
 * Tells the effect of `key` on a select whose list has `count` options and is at option `active`; null for a closed list.
 * @returns null for a key that the select does not use
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
