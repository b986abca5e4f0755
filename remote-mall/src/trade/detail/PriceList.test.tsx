import type { OrderBase } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { PriceList } from './PriceList.tsx';

const plain = {
  totalPrice: 3998,
  deliveryPrice: 0,
  discountPrice: 0,
  couponPrice: null,
  pointPrice: null,
  vipPrice: null,
  adjustPrice: 0,
  payPrice: 3998,
  refundPrice: 0,
  payStatus: false,
};

const show = (values: object): readonly string[] => {
  const part = renderPart(<PriceList order={{ ...plain, ...values } as unknown as OrderBase} />); // The list reads no more of it.
  const pairs = [...part.getByLabelText('价格明细').children].map(({ textContent }) => textContent);
  part.end();
  return pairs;
};

it('leaves out what was not taken off', () => {
  expect(show({})).toEqual(['商品总额¥39.98', '运费¥0.00', '应付金额¥39.98']);
});

it('tells each part of the price, with its sign', () => {
  const parts = { deliveryPrice: 500, discountPrice: 100, couponPrice: 200, pointPrice: 1, vipPrice: 2, adjustPrice: -10 };
  expect(show({ ...parts, payPrice: 4185, payStatus: true })).toEqual([
    '商品总额¥39.98',
    '运费¥5.00',
    '活动优惠-¥1.00',
    '优惠券-¥2.00',
    '积分抵扣-¥0.01',
    '会员优惠-¥0.02',
    '订单调价-¥0.10',
    '实付金额¥41.85',
  ]);
});

it('tells what went back', () => {
  expect(show({ payStatus: true, refundPrice: 1999 }).at(-1)).toBe('已退款¥19.99');
});
