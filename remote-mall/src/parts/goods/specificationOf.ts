/** A property of one variant of goods, and its value there. */
export interface GoodsProperty {
  readonly propertyId: number | string;
  readonly propertyName?: string | null | undefined;
  readonly valueName?: string | null | undefined;
}

/** Tells by which values one variant of goods differs from the others; empty for goods that have one variant only. */
export const specificationOf = (properties: readonly GoodsProperty[] | null | undefined): string =>
  (properties ?? [])
    // Goods without properties have 0 默认 in their place.
    .filter(({ propertyId }) => String(propertyId) !== '0')
    .map(({ propertyName, valueName }) => (propertyName ? `${propertyName}：${valueName ?? ''}` : (valueName ?? '')))
    .join('，');
