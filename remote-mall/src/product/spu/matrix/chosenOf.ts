import { type Id, sameId } from '@zhilv/contract';
import type { ChosenProperty, SkuRow } from './SkuRow.ts';

/** Gives the properties and values by which variants differ, in the order in which they stand there. */
export function chosenOf(skus: readonly SkuRow[]): readonly ChosenProperty[] {
  const names = skus[0]?.properties ?? [];
  return names.map(({ propertyId, propertyName }) => {
    const values = new Map<string, { valueId: Id; valueName: string }>();
    for (const { properties } of skus) {
      const own = properties.find((pair) => sameId(pair.propertyId, propertyId));
      if (own === undefined) continue;
      const { valueId, valueName } = own;
      if (!values.has(String(valueId))) values.set(String(valueId), { valueId, valueName: valueName ?? `编号 ${valueId}` });
    }
    return { propertyId, propertyName: propertyName ?? `编号 ${propertyId}`, values: [...values.values()] };
  });
}
