import { DELIVERY_TYPE, NO_COURIER, type OrderDetail } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { DeliverySection } from './DeliverySection.tsx';
import type { OrderSurroundings } from './loadOrder.ts';

const surroundings = {
  tracks: { entries: [], note: null },
  couriers: [{ id: 2, name: '顺丰速运' }],
  stores: [{ id: 3, name: '前门店', phone: '010', areaName: '北京 北京市 东城区', detailAddress: '前门大街 1 号' }],
} satisfies Pick<OrderSurroundings, 'tracks' | 'couriers' | 'stores'>;

const sent = {
  deliveryType: DELIVERY_TYPE.express,
  receiverName: '王芳',
  receiverMobile: '13800000000',
  receiverAreaName: '北京 北京市 东城区',
  receiverDetailAddress: '某街 2 号',
  deliveryTime: Date.UTC(2026, 0, 1),
  logisticsId: 2,
  logisticsNo: 'SF1',
};

const show = (values: object, tracks: OrderSurroundings['tracks'] = surroundings.tracks) => {
  const order = { ...sent, ...values } as unknown as OrderDetail; // The section reads no more of it.
  const part = renderPart(<DeliverySection order={order} surroundings={{ ...surroundings, tracks }} />);
  return { ...part, text: (name: string) => part.getByRole('region', { name }).textContent };
};

it('tells to whom goods go, and with which courier', () => {
  const part = show({});

  expect(part.text('收货信息')).toBe('收货信息收件人王芳手机13800000000地址北京 北京市 东城区 某街 2 号');
  expect(part.text('物流信息')).toBe('物流信息发货方式顺丰速运物流单号SF1');
});

it('has no courier before goods are sent, and none where they are handed over without', () => {
  const before = show({ deliveryTime: null, logisticsId: null, logisticsNo: null });
  expect(before.queryByRole('region', { name: '物流信息' })).toBeNull();
  before.end();

  expect(show({ logisticsId: NO_COURIER, logisticsNo: '' }).text('物流信息')).toBe('物流信息发货方式无需物流');
});

it('tells where the goods are, the latest first, or quietly that nobody knows', () => {
  const entries = [
    { time: Date.UTC(2026, 0, 2), content: '派送中' },
    { time: Date.UTC(2026, 0, 1), content: '已揽收' },
  ];
  const part = show({}, { entries, note: null });
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 3))).toEqual(['派送中', '已揽收']);
  part.end();

  const unknown = show({}, { entries: [], note: '需要接入快递服务商' });
  expect(unknown.text('物流信息')).toContain('需要接入快递服务商');
  expect(unknown.queryByText('需要接入快递服务商')?.getAttribute('role')).toBeNull();
});

it('shows the store and the code of goods that are fetched', () => {
  const part = show({ deliveryType: DELIVERY_TYPE.pickUp, pickUpStoreId: 3, pickUpVerifyCode: '00616605' });

  expect(part.text('自提信息')).toContain('核销码00616605');
  expect(part.text('自提信息')).toContain('门店前门店门店电话010门店地址北京 北京市 东城区 前门大街 1 号');
  expect(part.getByRole('button', { name: '复制「00616605」' })).toBeDefined();
});
