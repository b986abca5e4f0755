import { DELIVERY_TYPE } from '@zhilv/contract/mall';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT, orderOf, type PlaceDraft, withGoods, withMember, withMobile } from './placeDraft.ts';

const goods = { skuId: 5, spuName: '茶壶', picUrl: null, properties: [], price: 1999, stock: 3, count: '1' };

const typed: PlaceDraft = {
  ...EMPTY_DRAFT,
  mobile: '13800000000',
  items: [goods],
  receiverName: ' 王芳 ',
  receiverMobile: '13800000000',
  receiverAreaId: 110_101,
  receiverDetailAddress: '某街 2 号',
  pickUpStoreId: 2,
};

it('sends goods to an address or has them fetched in a store, never both', () => {
  expect(orderOf(typed, 'r')).toMatchObject({ pickUpStoreId: null, receiverAreaId: 110_101, receiverName: '王芳' });
  expect(orderOf({ ...typed, deliveryType: DELIVERY_TYPE.pickUp }, 'r')).toMatchObject({
    pickUpStoreId: 2,
    receiverAreaId: null,
    receiverDetailAddress: null,
  });
});

it('counts another piece of a variant that is there already', () => {
  const items = withGoods(withGoods([], goods), { ...goods, skuId: '5' });

  expect(items).toEqual([{ ...goods, count: '2' }]);
  expect(withGoods(items, { ...goods, skuId: 6 })).toHaveLength(2);
});

it('fills in what is known of a buyer, and keeps what was typed', () => {
  const known = { id: 250, mobile: '13800000000', nickname: '小王', receiverName: '王芳', receiverAreaId: 110_101 };

  const begun = withMobile(EMPTY_DRAFT, known.mobile);

  expect(withMember(begun, known.mobile, known)).toMatchObject({
    receiverName: '王芳',
    receiverMobile: '13800000000',
    receiverAreaId: 110_101,
  });
  expect(withMember({ ...begun, receiverName: '李雷' }, known.mobile, known).receiverName).toBe('李雷');
});

it('drops what it filled in when the number turns out to be another one, and nothing that was typed', () => {
  const known = { id: 250, mobile: '13800000000', nickname: '小王', receiverName: '王芳', receiverAreaId: 110_101 };
  const filled = withMember({ ...EMPTY_DRAFT, mobile: known.mobile, receiverDetailAddress: '某街 2 号' }, known.mobile, known);

  const other = withMobile(filled, '13800000001');

  expect(other).toEqual({ ...EMPTY_DRAFT, mobile: '13800000001', receiverDetailAddress: '某街 2 号' });
  expect(withMember(other, known.mobile, known)).toBe(other);
  expect(withMember(other, other.mobile, { ...known, receiverName: '李雷' }).receiverName).toBe('李雷');
});
