import type { SkuRow } from '../matrix/SkuRow.ts';

/** What the views of variants do to them. It stays the same object, so that rows are not drawn anew for it. */
export interface SkuActions {
  /** Changes the variant of that key (`skuKey`). */
  readonly change: (key: string, change: Partial<SkuRow>) => void;
  /** Puts other states of the same variants in their place. */
  readonly replace: (change: (skus: readonly SkuRow[]) => readonly SkuRow[]) => void;
}
