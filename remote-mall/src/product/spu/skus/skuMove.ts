import type { KeyboardEvent } from 'react';

/** A cell of the table of variants in which something can be changed. */
export interface SkuCell {
  readonly row: number;
  /** 0 is the picture; the columns follow. */
  readonly cell: number;
}

/** Where a key leads: into a cell of a row, to the name of a row, or out of the row that is open. */
export type SkuMove =
  | ({ readonly kind: 'edit' } & SkuCell)
  | { readonly kind: 'name'; readonly row: number }
  | { readonly kind: 'keep' | 'giveBack' };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The first field: whoever opens a row has come to type. */
export const FIRST_FIELD = 1;

/** Where a key leads from a cell of the open row; null for a key that is the cell's or the browser's. */
export function moveFromCell({ key, shiftKey }: Key, { row, cell }: SkuCell, cells: number): SkuMove | null {
  switch (key) {
    case 'Escape':
      return { kind: 'giveBack' };
    case 'F2':
      return { kind: 'keep' };
    case 'ArrowUp':
      return { kind: 'edit', row: row - 1, cell };
    case 'ArrowDown':
      return { kind: 'edit', row: row + 1, cell };
    case 'Enter':
      // It presses the button of the picture.
      return cell < FIRST_FIELD ? null : { kind: 'edit', row: shiftKey ? row - 1 : row + 1, cell };
    case 'Tab':
      if (!shiftKey && cell === cells - 1) return { kind: 'edit', row: row + 1, cell: 0 };
      return shiftKey && cell === 0 ? { kind: 'edit', row: row - 1, cell: cells - 1 } : null;
    default:
      return null;
  }
}

/** Where a key leads from the name of a row; Enter presses it. */
export function moveFromName({ key }: Key, row: number, rows: number): SkuMove | null {
  switch (key) {
    case 'F2':
      return { kind: 'edit', row, cell: FIRST_FIELD };
    case 'ArrowUp':
      return { kind: 'name', row: row - 1 };
    case 'ArrowDown':
      return { kind: 'name', row: row + 1 };
    case 'Home':
      return { kind: 'name', row: 0 };
    case 'End':
      return { kind: 'name', row: rows - 1 };
    default:
      return null;
  }
}
