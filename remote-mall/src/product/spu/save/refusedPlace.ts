import { BRAND_DISABLED, brand, CATEGORY_REFUSALS, property, SKU_REFUSALS, SPU_REFUSALS } from '@zhilv/contract/mall';

const OF_CATEGORY: ReadonlySet<number> = new Set([
  CATEGORY_REFUSALS.missing,
  CATEGORY_REFUSALS.disabled,
  SPU_REFUSALS.categoryLevel,
]);

/** Gives what a back end refuses with this code: a field, or the variants; null for neither. */
export function refusedPlace(code: number): 'categoryId' | 'brandId' | 'skus' | null {
  if (OF_CATEGORY.has(code)) return 'categoryId';
  if (code === BRAND_DISABLED || code === brand.codes.missing) return 'brandId';
  return code === property.codes.missing || Object.values<number>(SKU_REFUSALS).includes(code) ? 'skus' : null;
}
