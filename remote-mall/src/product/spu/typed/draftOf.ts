import type { InputOf } from '@zhilv/contract';
import type { spu, SpuDetail } from '@zhilv/contract/mall';
import type { SkuRow } from '../matrix/SkuRow.ts';
import type { SpuTyped } from './SpuTyped.ts';

/** `trade_delivery_type` */
export const BY_EXPRESS = 1;

/** What is not typed here and has to be sent along, for a back end may empty what is left out. */
type Untouched = Pick<SpuDetail, 'videoUrl' | 'activityOrders'>;

/** What is sent of the editor. Whatever is missing is still missing in it: `faultsOf` looks for that. */
export function draftOf(typed: SpuTyped, opened: Untouched | null): InputOf<typeof spu.create> {
  const { chosen: _, forgotten: __, ...fields } = typed;
  const draft = {
    ...fields,
    // What is only picked up costs nothing to send; back ends want a number all the same.
    deliveryTemplateId: typed.deliveryTemplateId ?? (typed.deliveryTypes.includes(BY_EXPRESS) ? null : 0),
    ...(opened && { videoUrl: opened.videoUrl, activityOrders: opened.activityOrders }),
    skus: typed.skus.map((sku) => skuDraftOf(sku, typed)),
  };
  // The rules are the contract's, and are asked before it is sent.
  return draft as InputOf<typeof spu.create>;
}

/** A variant has the name of its goods, and their cover where it has no picture of its own. */
export function skuDraftOf(sku: SkuRow, { name, picUrl, specType }: Pick<SpuTyped, 'name' | 'picUrl' | 'specType'>): object {
  const { id, properties, ...rest } = sku;
  return {
    ...rest,
    ...(id !== null && { id }),
    name,
    picUrl: sku.picUrl === '' ? picUrl : sku.picUrl,
    ...(specType && { properties }),
  };
}
