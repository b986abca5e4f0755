import { type Id, sameId } from '@zhilv/contract';
import type { SkuDraft, SkuProperty } from '@zhilv/contract/mall';
import { inArray } from 'drizzle-orm';
import { badParameter } from '../../../call/apiErrors.ts';
import { BusinessError } from '../../../call/BusinessError.ts';
import { rowsWhere, type Scope } from '../../../records/rows.ts';
import { skuMissing, skuPropertiesDiffer, skuPropertyRepeated, skuRepeated } from '../goodsRefusals.ts';
import { propertyRows } from '../property.handlers.ts';
import { properties } from '../property.table.ts';
import { propertyValues } from '../propertyValue.table.ts';

/** A variant as it is kept: with the names of its properties, and the key by which its goods know it from the others. */
export interface CheckedSku extends Omit<SkuDraft, 'properties' | 'name'> {
  readonly properties: SkuProperty[];
  readonly propertiesKey: string;
}

/** The column of keys holds no more. */
const KEY_LENGTH = 500;

/** The property of the one variant of goods that has none. */
const DEFAULT: SkuProperty = { propertyId: 0, propertyName: '默认', valueId: 0, valueName: '默认' };

/**
 * Checks the variants of goods, in the order in which a real back end does.
 * @throws BusinessError when there is none, a property does not exist or stands twice in one of them, they have different
 *   properties, or two of them are the same
 */
export async function checkedSkus(
  scope: Scope,
  { specType, skus = [] }: { readonly specType: boolean; readonly skus?: readonly SkuDraft[] | null | undefined },
): Promise<CheckedSku[]> {
  if (skus === null || skus.length === 0) throw skuMissing();
  const chosen = skus.map(({ properties: own }) => (specType ? (own ?? []) : [DEFAULT]));
  if (specType) await requireProperties(scope, chosen.flat());
  for (const own of chosen) {
    if (new Set(own.map(({ propertyId }) => String(propertyId))).size < own.length) throw skuPropertyRepeated();
  }
  const names = chosen.map((own) => keyOf(own.map(({ propertyId }) => String(propertyId))));
  if (new Set(names).size > 1) throw skuPropertiesDiffer();
  if (names[0] === '') throw badParameter('多规格商品的 SKU 应有属性');
  const keys = chosen.map((own) => keyOf(own.map(({ propertyId, valueId }) => `${propertyId}:${valueId}`)));
  if (new Set(keys).size < keys.length) throw skuRepeated();
  if (keys.some((key) => key.length > KEY_LENGTH)) throw badParameter('商品 SKU 的属性过多');
  const named = specType ? await withNames(scope, chosen) : chosen;
  return skus.map(({ name: _, ...sku }, index) => ({
    ...sku,
    properties: [...(named[index] ?? [])],
    propertiesKey: keys[index] ?? '',
  }));
}

/** The order in which an editor names properties makes no other variant. */
const keyOf = (parts: readonly string[]): string =>
  parts.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10)).join('|');

const unique = (ids: readonly Id[]): Id[] => [...new Map(ids.map((id) => [String(id), id])).values()];

async function requireProperties(scope: Scope, chosen: readonly SkuProperty[]): Promise<void> {
  const ids = unique(chosen.map(({ propertyId }) => propertyId));
  const found = await rowsWhere(scope, properties, inArray(properties.id, ids), { columns: ['id'] });
  const known = new Set(found.map(({ id }) => String(id)));
  const unknown = ids.find((id) => !known.has(String(id)));
  // It says what that is called there.
  if (unknown !== undefined) await propertyRows.required(scope, unknown, ['id']);
}

/**
 * Gives properties and values the names that they have now. A value that was deleted since keeps the name that it comes with, so
 * that goods that have it can be saved.
 */
async function withNames(scope: Scope, chosen: readonly (readonly SkuProperty[])[]): Promise<SkuProperty[][]> {
  const all = chosen.flat();
  const [foundProperties, foundValues] = [
    await rowsWhere(scope, properties, inArray(properties.id, unique(all.map(({ propertyId }) => propertyId))), {
      columns: ['id', 'name'],
    }),
    await rowsWhere(scope, propertyValues, inArray(propertyValues.id, unique(all.map(({ valueId }) => valueId))), {
      columns: ['id', 'name', 'propertyId'],
    }),
  ];
  const propertyOf = new Map(foundProperties.map((row) => [String(row.id), row.name]));
  const valueOf = new Map(foundValues.map((row) => [String(row.id), row]));
  return chosen.map((own) =>
    own.map(({ propertyId, propertyName, valueId, valueName }) => {
      const value = valueOf.get(String(valueId));
      if (value === undefined ? !valueName : !sameId(value.propertyId, propertyId))
        throw new BusinessError(1008004000, '属性值不存在');
      return {
        propertyId,
        propertyName: propertyOf.get(String(propertyId)) ?? propertyName,
        valueId,
        valueName: value?.name ?? valueName,
      };
    }),
  );
}
