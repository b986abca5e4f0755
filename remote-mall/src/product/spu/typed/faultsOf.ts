import { SkuDraft, SpuDraft } from '@zhilv/contract/mall';
import type { SkuRow } from '../matrix/SkuRow.ts';
import { draftOf, skuDraftOf } from './draftOf.ts';
import type { SpuTyped } from './SpuTyped.ts';

/** What is wrong with a variant, by the names of its fields. */
export type SkuFaults = Readonly<Partial<Record<string, string>>>;

/** What is wrong with what was typed, in the contract's words. */
export interface SpuFaults {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  /** About the variants as a whole; null for nothing. */
  readonly skus: string | null;
  /** About single variants; those with nothing wrong are not in it. */
  readonly rows: ReadonlyMap<SkuRow, SkuFaults>;
}

export const NO_FAULTS: SpuFaults = { fields: {}, skus: null, rows: new Map() };

export function faultsOf(typed: SpuTyped): SpuFaults {
  const { skus: _, ...draft } = draftOf(typed, null);
  const rows = new Map(
    typed.skus.flatMap((sku) => {
      const faults = skuFaultsOf(sku);
      return Object.keys(faults).length === 0 ? [] : [[sku, faults] as const];
    }),
  );
  const fields = { ...messagesOf(SpuDraft.safeParse(draft)) };
  if (typed.deliveryTypes.length === 0) fields['deliveryTypes'] = '配送方式不能为空';
  // The contract's words are those of a protocol.
  if (fields['deliveryTemplateId'] !== undefined) fields['deliveryTemplateId'] = '运费模板不能为空';
  return { fields, skus: faultOfAll(typed, rows.size), rows };
}

export const hasFaults = ({ fields, skus, rows }: SpuFaults): boolean =>
  Object.keys(fields).length > 0 || skus !== null || rows.size > 0;

function faultOfAll({ specType, chosen, skus }: SpuTyped, faulty: number): string | null {
  if (specType && !chosen.some(({ values }) => values.length > 0)) return '请添加规格，并为它选择规格值';
  return faulty === 0 || skus.length === 1 ? null : `${faulty} 个规格还没有填写完整或填写有误`;
}

/** Rows are never changed but replaced, and there may be hundreds: each is looked at once. */
const known = new WeakMap<SkuRow, SkuFaults>();

/** The name and the picture of the goods have faults of their own. */
const AROUND = { name: '商品', picUrl: '/', specType: false };

function skuFaultsOf(sku: SkuRow): SkuFaults {
  const faults = known.get(sku) ?? messagesOf(SkuDraft.safeParse(skuDraftOf(sku, AROUND)));
  known.set(sku, faults);
  return faults;
}

interface Parsed {
  readonly error?:
    | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
    | undefined;
}

/** Gives the first message about each field. */
function messagesOf({ error }: Parsed): Readonly<Partial<Record<string, string>>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of error?.issues ?? []) messages[String(path[0] ?? '')] ??= message;
  return messages;
}
