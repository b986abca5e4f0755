import type { SpuDetail } from '@zhilv/contract/mall';
import { skuKey, type SkuRow } from '../matrix/SkuRow.ts';
import { draftOf } from '../typed/draftOf.ts';
import type { SpuTyped } from '../typed/SpuTyped.ts';
import { typedOf } from '../typed/typedOf.ts';

/**
 * Finds which of the attempts to save goods has been carried out, although its answer was lost: goods that are stored as one of them was
 * sent are the user's own. Nothing is nothing, however a back end keeps it; stocks change by themselves, and a text is stored as the
 * server's sanitiser leaves it.
 */
export function storedAttempt(stored: SpuDetail, attempts: readonly SpuTyped[]): SpuTyped | null {
  const there = textOf(typedOf(stored));
  // The last one may have been carried out over those before.
  return attempts.findLast((attempt) => textOf(attempt) === there) ?? null;
}

/** Makes of what is typed a change of the goods that an attempt has stored: of the same variants, with what their stocks differ by since. */
export function typedOver(typed: SpuTyped, attempt: SpuTyped, stored: SpuDetail): SpuTyped {
  const there = byKey(typedOf(stored).skus);
  const sent = byKey(attempt.skus);
  const skus = typed.skus.map((sku) => {
    const key = skuKey(sku.properties);
    return { ...sku, id: there.get(key)?.id ?? null, stockRead: sent.get(key)?.stock ?? null };
  });
  return { ...typed, skus };
}

const byKey = (skus: readonly SkuRow[]): ReadonlyMap<string, SkuRow> => new Map(skus.map((sku) => [skuKey(sku.properties), sku]));

const textOf = (typed: SpuTyped): string => {
  const skus = typed.skus
    .map(({ stockRead: _, ...sku }) => ({ ...sku, id: null, stock: null }))
    .sort((one, other) => (skuKey(one.properties) < skuKey(other.properties) ? -1 : 1));
  return JSON.stringify(draftOf({ ...typed, skus, description: '' }, null), (_, part: unknown) => {
    if (Array.isArray(part)) return part.length === 0 ? undefined : part;
    if (typeof part === 'object' && part !== null) return inOneOrder(part);
    return part ? String(part) : undefined;
  });
};

/** A variant has its values in the order in which they were filled in, which tells nothing. */
const inOneOrder = (part: object): object =>
  Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
