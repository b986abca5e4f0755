import { idOf, type InputOf } from '@zhilv/contract';
import { DELIVERY_TYPE, type KnownMember, order } from '@zhilv/contract/mall';
import { faultsOf } from '../../parts/form/faultsOf.ts';
import type { ChosenGoods } from './ChosenGoods.ts';
import { countOf } from './ChosenList.tsx';

/** An order for a buyer, as it is typed. */
export interface PlaceDraft {
  readonly mobile: string;
  readonly nickname: string;
  readonly items: readonly ChosenGoods[];
  readonly deliveryType: number;
  /** The id of a store; null while none is chosen. */
  readonly pickUpStoreId: unknown;
  readonly receiverName: string;
  readonly receiverMobile: string;
  readonly receiverAreaId: number | null;
  readonly receiverDetailAddress: string;
  readonly userRemark: string;
}

export const EMPTY_DRAFT: PlaceDraft = {
  mobile: '',
  nickname: '',
  items: [],
  deliveryType: DELIVERY_TYPE.express,
  pickUpStoreId: null,
  receiverName: '',
  receiverMobile: '',
  receiverAreaId: null,
  receiverDetailAddress: '',
  userRemark: '',
};

/** Fills in what is known of a buyer: whom to call, and where the last order went. What was typed already stays. */
export const withMember = (draft: PlaceDraft, mobile: string, known: KnownMember | null): PlaceDraft => ({
  ...draft,
  receiverName: draft.receiverName || known?.receiverName || known?.nickname || '',
  receiverMobile: draft.receiverMobile || known?.receiverMobile || mobile,
  receiverAreaId: draft.receiverAreaId ?? known?.receiverAreaId ?? null,
  receiverDetailAddress: draft.receiverDetailAddress || known?.receiverDetailAddress || '',
});

/** Adds goods; more of a variant that is there already are pieces of it. */
export function withGoods(items: readonly ChosenGoods[], goods: ChosenGoods): readonly ChosenGoods[] {
  const there = items.find(({ skuId }) => String(skuId) === String(goods.skuId));
  if (there === undefined) return [...items, goods];
  const count = String((countOf(there) ?? 0) + 1);
  return items.map((one) => (one === there ? { ...one, count } : one));
}

/** Gives what is sent of a draft. Goods that are fetched go to no address, and goods that are sent to no store. */
export function orderOf(draft: PlaceDraft, requestId: string): InputOf<typeof order.create> {
  const isFetched = draft.deliveryType === DELIVERY_TYPE.pickUp;
  return {
    requestId,
    mobile: draft.mobile,
    nickname: draft.nickname.trim() || null,
    items: draft.items.map((goods) => ({ skuId: goods.skuId, count: countOf(goods) ?? 0 })),
    deliveryType: isFetched ? DELIVERY_TYPE.pickUp : DELIVERY_TYPE.express,
    pickUpStoreId: isFetched && draft.pickUpStoreId !== null ? idOf(String(draft.pickUpStoreId)) : null,
    receiverName: draft.receiverName.trim(),
    receiverMobile: draft.receiverMobile.trim(),
    receiverAreaId: isFetched ? null : draft.receiverAreaId,
    receiverDetailAddress: isFetched ? null : draft.receiverDetailAddress.trim(),
    userRemark: draft.userRemark.trim() || null,
  };
}

/** Says what is missing or wrong, field by field: the call's own rules tell only what is wrong of the whole once each field is right. */
export function placeFaults(draft: PlaceDraft, sent: InputOf<typeof order.create>): Readonly<Record<string, string>> {
  const isFetched = draft.deliveryType === DELIVERY_TYPE.pickUp;
  return {
    ...faultsOf(order.create, sent),
    ...(isFetched && draft.pickUpStoreId === null && { pickUpStoreId: '自提门店不能为空' }),
    ...(!isFetched && draft.receiverAreaId === null && { receiverAreaId: '收件地区不能为空' }),
    ...(!isFetched && draft.receiverDetailAddress.trim() === '' && { receiverDetailAddress: '收件人详细地址不能为空' }),
  };
}
