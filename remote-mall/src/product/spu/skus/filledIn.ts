import { type Id, sameId } from '@zhilv/contract';
import type { SkuRow } from '../matrix/SkuRow.ts';

/** Fills the same values into all variants, or into those of one value. */
export function filledIn(
  skus: readonly SkuRow[],
  values: Partial<SkuRow>,
  only: { readonly propertyId: Id; readonly valueId: Id } | null,
): readonly SkuRow[] {
  const isMeant = ({ properties }: SkuRow): boolean =>
    only === null ||
    properties.some(({ propertyId, valueId }) => sameId(propertyId, only.propertyId) && sameId(valueId, only.valueId));
  return skus.map((sku) => (isMeant(sku) ? { ...sku, ...values } : sku));
}
