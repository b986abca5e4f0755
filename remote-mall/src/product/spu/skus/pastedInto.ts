import type { SkuRow } from '../matrix/SkuRow.ts';
import { cellChange, type SkuColumn } from './skuColumns.ts';

/** Whether a text is a part of a spreadsheet: several cells, not one. */
export const isGrid = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));

export interface Pasted {
  readonly skus: readonly SkuRow[];
  /** How many cells were taken. */
  readonly taken: number;
  /** How many were no such values, or had no place. */
  readonly refused: number;
}

/** Puts the cells of a spreadsheet into the variants, from a cell to the right and downwards. */
export function pastedInto(
  skus: readonly SkuRow[],
  columns: readonly SkuColumn[],
  at: { readonly row: number; readonly column: number },
  text: string,
): Pasted {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  let [taken, refused] = [0, 0];
  const next = [...skus];
  for (const [down, cells] of lines.entries())
    for (const [right, cell] of cells.entries()) {
      const [sku, column] = [next[at.row + down], columns[at.column + right]];
      const change = sku === undefined || column === undefined ? undefined : cellChange(column, cell.trim());
      if (sku === undefined || change === undefined) refused += 1;
      else {
        next[at.row + down] = { ...sku, ...change };
        taken += 1;
      }
    }
  return { skus: next, taken, refused };
}
