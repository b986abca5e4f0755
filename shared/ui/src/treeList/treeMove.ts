import type { TreeRow } from './treeRows.ts';

/** What a key does in a tree. */
export type TreeMove =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'fold'; readonly unfolded: boolean }
  /** Unfolds all nodes beside the one that the keyboard is at. */
  | { readonly kind: 'unfold-beside' }
  | { readonly kind: 'choose' };

/**
 * Gives what a key does at the row `at`, and null for a key that a tree does not obey
 * (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/#keyboardinteraction).
 */
export function treeMove(key: string, rows: readonly TreeRow<unknown>[], at: number): TreeMove | null {
  const row = rows[at];
  if (row === undefined) return null;
  const goTo = (to: number): TreeMove => ({ kind: 'go', to: Math.max(0, Math.min(to, rows.length - 1)) });
  switch (key) {
    case 'ArrowDown':
      return goTo(at + 1);
    case 'ArrowUp':
      return goTo(at - 1);
    case 'Home':
      return goTo(0);
    case 'End':
      return goTo(rows.length - 1);
    case 'ArrowRight':
      if (row.unfolded === null) return goTo(at);
      return row.unfolded ? goTo(at + 1) : { kind: 'fold', unfolded: true };
    case 'ArrowLeft':
      return row.unfolded === true ? { kind: 'fold', unfolded: false } : goTo(row.parent ?? at);
    case '*':
      return { kind: 'unfold-beside' };
    case 'Enter':
    case ' ':
      return { kind: 'choose' };
    default:
      return null;
  }
}
