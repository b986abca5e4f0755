import { AFTER_SALE_STATUS, AFTER_SALE_TYPE, AFTER_SALE_WAY, type AfterSaleDetail } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { CaseFacts } from './CaseFacts.tsx';

const applied: AfterSaleDetail = {
  id: 6,
  no: 'r2026',
  status: AFTER_SALE_STATUS.applied,
  type: AFTER_SALE_TYPE.duringSale,
  way: AFTER_SALE_WAY.returnAndRefund,
  userId: 250,
  applyReason: '商品破损',
  orderId: 9,
  orderNo: 'o2026',
  orderItemId: 11,
  spuId: 7,
  spuName: '茶壶',
  skuId: 8,
  count: 1,
  refundPrice: 1999,
};

const show = (values: Partial<AfterSaleDetail> = {}) =>
  renderPart(<CaseFacts afterSale={{ ...applied, ...values }} couriers={[{ id: 2, name: '顺丰速运' }]} />);

it('tells what the buyer wants back and why', () => {
  const part = show();

  expect(part.getByRole('region', { name: '售后商品' }).textContent).toMatch(
    /^售后商品茶壶×1订单编号o2026买家用户 250退款金额¥19.99$/,
  );
  expect(part.getByRole('region', { name: '申请信息' }).textContent).toContain('申请原因商品破损补充描述无');
  expect(part.queryByRole('region', { name: '处理信息' })).toBeNull();
});

it('tells what became of it', () => {
  const sentBack = { logisticsId: 2, logisticsNo: 'SF1', receiveReason: '商品已使用' };
  expect(show(sentBack).getByRole('region', { name: '处理信息' }).textContent).toBe(
    '处理信息退货快递顺丰速运退货单号SF1拒收原因商品已使用',
  );
});

it('names a courier that is gone by its number', () => {
  expect(show({ logisticsId: 77, logisticsNo: 'SF1' }).getByText('快递公司 77')).toBeDefined();
});
