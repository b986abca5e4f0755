import { SkuDraft, SpuDraft } from '@zhilv/contract/mall';
import { isUnfinished } from '@zhilv/crud';
import { skuLabel, type SkuRow } from '../matrix/SkuRow.ts';
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
  return { fields, skus: faultOfAll(typed, rows), rows };
}

export const hasFaults = ({ fields, skus, rows }: SpuFaults): boolean =>
  Object.keys(fields).length > 0 || skus !== null || rows.size > 0;

function faultOfAll({ specType, chosen, skus }: SpuTyped, rows: SpuFaults['rows']): string | null {
  if (specType && !chosen.some(({ values }) => values.length > 0)) return '请添加规格，并为它选择规格值';
  const unfinished = skus.filter(({ picUrl }) => isUnfinished(picUrl));
  const failed = unfinished.filter(hasFailedPicture);
  const onTheirWay = unfinished.filter((sku) => !hasFailedPicture(sku));
  const others = [...rows.values()].filter((faults) => Object.keys(faults).some((name) => name !== 'picUrl')).length;
  const sentences = [
    failed.length > 0 && `${namesOf(failed)}的图片上传失败，请重新上传或移除`,
    onTheirWay.length > 0 && `${namesOf(onTheirWay)}的图片还没有上传完成，请稍候再保存`,
    // The only one says itself what is wrong with it.
    others > 0 && skus.length > 1 && `${others} 个规格还没有填写完整或填写有误`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : sentences.join('；');
}

const hasFailedPicture = ({ picUrl }: SkuRow): boolean => isUnfinished(picUrl) && picUrl.fault !== null;

const namesOf = (skus: readonly SkuRow[]): string =>
  `「${skus.slice(0, 1).map(skuLabel).join('')}」${skus.length > 1 ? `等 ${skus.length} 个规格` : ''}`;

/** Rows are never changed but replaced, and there may be hundreds: each is looked at once. */
const known = new WeakMap<SkuRow, SkuFaults>();

/** The name and the picture of the goods have faults of their own. */
const AROUND = { name: '商品', picUrl: '/', specType: false };

function skuFaultsOf(sku: SkuRow): SkuFaults {
  const faults = known.get(sku) ?? { ...messagesOf(SkuDraft.safeParse(skuDraftOf(sku, AROUND))), ...pictureFault(sku) };
  known.set(sku, faults);
  return faults;
}

/** The contract's words are about an address. */
const pictureFault = ({ picUrl }: SkuRow): SkuFaults =>
  isUnfinished(picUrl) ? { picUrl: picUrl.fault === null ? '图片还没有上传完成' : `图片上传失败：${picUrl.fault}` } : {};

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
