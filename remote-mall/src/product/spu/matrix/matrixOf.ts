import { type Id, sameId } from '@zhilv/contract';
import { MAX_SKUS, type SkuProperty } from '@zhilv/contract/mall';
import { type ChosenProperty, emptySku, skuKey, type SkuRow } from './SkuRow.ts';

/** Variants that are not in the matrix now, by their keys: they come back as they were when their values do. */
export type ForgottenSkus = ReadonlyMap<string, SkuRow>;

/** The matrix of what was chosen; `tooMany` has no rows, because nobody could look through them. */
export type Matrix =
  | {
      readonly kind: 'made';
      readonly skus: readonly SkuRow[];
      readonly forgotten: ForgottenSkus;
      /** How many variants became one with another, because they differed in a property that was taken away. */
      readonly merged: number;
    }
  | { readonly kind: 'tooMany'; readonly count: number };

/**
 * Makes one variant of each combination of the chosen values, the last property fastest. Those that are there already stay the same
 * objects. When a property is added, the first variant that comes of an old one goes on as that one, and the others begin with its data,
 * without stock; when one is taken away, the first of those that are alike now goes on and gets the stock of all.
 *
 * @param chosen a property without values does not count
 * @param before the variants as they are, all with the same properties
 */
export function matrixOf(chosen: readonly ChosenProperty[], before: readonly SkuRow[], forgotten: ForgottenSkus): Matrix {
  const properties = chosen.map(withDistinctValues).filter(({ values }) => values.length > 0);
  const count = properties.reduce((product, { values }) => product * values.length, 1);
  if (count > MAX_SKUS) return { kind: 'tooMany', count };

  const combinations = combinationsOf(properties).map((pairs) => ({ pairs, key: skuKey(pairs) }));
  const known = new Map(before.map((sku) => [skuKey(sku.properties), sku]));
  const heirs = heirsOf(properties, before);
  const claimed = new Set<string>();
  /** A stored variant is in the matrix once. */
  const claim = (sku: SkuRow): SkuRow => {
    if (sku.id === null) return sku;
    if (claimed.has(String(sku.id))) return withoutRecord(sku);
    claimed.add(String(sku.id));
    return sku;
  };

  // Those that stay come first, so that nothing else takes their records.
  const skus = new Map<string, SkuRow>();
  for (const { key } of combinations) {
    const sku = known.get(key);
    if (sku !== undefined) skus.set(key, claim(sku));
  }
  for (const { key, pairs } of combinations) {
    const sku = forgotten.get(key);
    if (sku !== undefined && !skus.has(key)) skus.set(key, claim(inOrderOf(pairs, sku)));
  }
  let merged = 0;
  for (const { key, pairs } of combinations) {
    if (skus.has(key)) continue;
    const heir = heirs(pairs);
    merged += heir?.merged ?? 0;
    skus.set(key, heir === null ? emptySku(pairs) : claim({ ...heir.sku, properties: pairs }));
  }
  const left = before.filter(({ properties: pairs }) => !skus.has(skuKey(pairs)));
  return {
    kind: 'made',
    skus: combinations.flatMap(({ key, pairs }) => {
      const sku = skus.get(key);
      return sku === undefined ? [] : [inOrderOf(pairs, sku)];
    }),
    forgotten: new Map([
      ...[...forgotten].filter(([key]) => !skus.has(key)),
      ...left.map((sku) => [skuKey(sku.properties), sku] as const),
    ]),
    merged,
  };
}

const withDistinctValues = (property: ChosenProperty): ChosenProperty => ({
  ...property,
  values: property.values.filter(({ valueId }, at, values) => values.findIndex((other) => sameId(other.valueId, valueId)) === at),
});

function combinationsOf(properties: readonly ChosenProperty[]): readonly (readonly SkuProperty[])[] {
  return properties.reduce<readonly (readonly SkuProperty[])[]>(
    (combinations, { propertyId, propertyName, values }) =>
      combinations.flatMap((pairs) =>
        values.map(({ valueId, valueName }) => [...pairs, { propertyId, propertyName, valueId, valueName }]),
      ),
    [[]],
  );
}

/** The same object where its properties stand in this order, with these names, already. */
function inOrderOf(pairs: readonly SkuProperty[], sku: SkuRow): SkuRow {
  const isAlike = pairs.every((pair, at) => {
    const own = sku.properties[at];
    return own !== undefined && sameId(own.propertyId, pair.propertyId) && own.valueName === pair.valueName;
  });
  return isAlike ? sku : { ...sku, properties: pairs };
}

interface Heir {
  readonly sku: SkuRow;
  /** How many others were merged into it. */
  readonly merged: number;
}

/** Gives what a new combination begins with, when a property was added or taken away; null for nothing. */
function heirsOf(
  properties: readonly ChosenProperty[],
  before: readonly SkuRow[],
): (pairs: readonly SkuProperty[]) => Heir | null {
  const earlier = before[0]?.properties.map(({ propertyId }) => propertyId) ?? null;
  const now = properties.map(({ propertyId }) => propertyId);
  if (earlier === null) return () => null;
  if (isWithin(earlier, now)) {
    const parents = new Map(before.map((sku) => [skuKey(sku.properties), sku]));
    const inherited = new Set<string>();
    return (pairs) => {
      const key = skuKey(onlyOf(pairs, earlier));
      const parent = parents.get(key);
      if (parent === undefined) return null;
      const isFirst = !inherited.has(key);
      inherited.add(key);
      return { sku: isFirst ? parent : { ...withoutRecord(parent), barCode: null, stock: 0 }, merged: 0 };
    };
  }
  if (!isWithin(now, earlier)) return () => null;
  const groups = new Map<string, SkuRow[]>();
  for (const sku of before) {
    const key = skuKey(onlyOf(sku.properties, now));
    groups.set(key, [...(groups.get(key) ?? []), sku]);
  }
  return (pairs) => {
    const group = groups.get(skuKey(pairs)) ?? [];
    const [first] = group;
    return first === undefined ? null : { sku: { ...first, stock: stockOf(group) }, merged: group.length - 1 };
  };
}

const isWithin = (some: readonly Id[], all: readonly Id[]): boolean => some.every((id) => all.some((one) => sameId(one, id)));

const onlyOf = (pairs: readonly SkuProperty[], ids: readonly Id[]): readonly SkuProperty[] =>
  pairs.filter(({ propertyId }) => ids.some((id) => sameId(id, propertyId)));

const stockOf = (skus: readonly SkuRow[]): number | null =>
  skus.every(({ stock }) => stock === null) ? null : skus.reduce((sum, { stock }) => sum + (stock ?? 0), 0);

const withoutRecord = ({ stockRead: _, ...sku }: SkuRow): SkuRow => ({ ...sku, id: null });
