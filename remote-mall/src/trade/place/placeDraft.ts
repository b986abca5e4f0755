import { idOf, type InputOf } from '@zhilv/contract';
import { DELIVERY_TYPE, type KnownMember, order } from '@zhilv/contract/mall';
import { faultsOf } from '../../parts/form/faultsOf.ts';
import type { ChosenGoods } from './ChosenGoods.ts';
import { countOf } from './ChosenList.tsx';

/** To whom goods go. */
interface Receiver {
  readonly receiverName: string;
  readonly receiverMobile: string;
  readonly receiverAreaId: number | null;
  readonly receiverDetailAddress: string;
}

/** An order for a buyer, as it is typed. */
export interface PlaceDraft extends Receiver {
  readonly mobile: string;
  readonly nickname: string;
  readonly items: readonly ChosenGoods[];
  readonly deliveryType: number;
  /** The id of a store; null while none is chosen. */
  readonly pickUpStoreId: unknown;
  readonly userRemark: string;
  /** The buyer with this mobile number, or that there is none yet; null while nobody knows. */
  readonly known: KnownMember | 'new' | null;
  /** What nobody has typed: it is known of that buyer. */
  readonly filled: Receiver;
}

const NOBODY: Receiver = { receiverName: '', receiverMobile: '', receiverAreaId: null, receiverDetailAddress: '' };

export const EMPTY_DRAFT: PlaceDraft = {
  mobile: '',
  nickname: '',
  items: [],
  deliveryType: DELIVERY_TYPE.express,
  pickUpStoreId: null,
  ...NOBODY,
  userRemark: '',
  known: null,
  filled: NOBODY,
};

/** Takes another mobile number. What was filled in for the buyer with the one before goes: it would be somebody else's address. */
export function withMobile(draft: PlaceDraft, mobile: string): PlaceDraft {
  const { filled } = draft;
  return {
    ...draft,
    mobile,
    receiverName: draft.receiverName === filled.receiverName ? '' : draft.receiverName,
    receiverMobile: draft.receiverMobile === filled.receiverMobile ? '' : draft.receiverMobile,
    receiverAreaId: draft.receiverAreaId === filled.receiverAreaId ? null : draft.receiverAreaId,
    receiverDetailAddress: draft.receiverDetailAddress === filled.receiverDetailAddress ? '' : draft.receiverDetailAddress,
    known: null,
    filled: NOBODY,
  };
}

/**
 * Fills in what is known of the buyer with a mobile number: whom to call, and where the last order went. What was typed already stays. An
 * answer about another number than the one that stands there by now is about somebody else.
 */
export function withMember(draft: PlaceDraft, mobile: string, known: KnownMember | null): PlaceDraft {
  if (draft.mobile !== mobile) return draft;
  const filled: Receiver = {
    receiverName: draft.receiverName === '' ? known?.receiverName || known?.nickname || '' : '',
    receiverMobile: draft.receiverMobile === '' ? known?.receiverMobile || mobile : '',
    receiverAreaId: draft.receiverAreaId === null ? (known?.receiverAreaId ?? null) : null,
    receiverDetailAddress: draft.receiverDetailAddress === '' ? known?.receiverDetailAddress || '' : '',
  };
  return {
    ...draft,
    receiverName: draft.receiverName || filled.receiverName,
    receiverMobile: draft.receiverMobile || filled.receiverMobile,
    receiverAreaId: draft.receiverAreaId ?? filled.receiverAreaId,
    receiverDetailAddress: draft.receiverDetailAddress || filled.receiverDetailAddress,
    known: known ?? 'new',
    filled,
  };
}

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
