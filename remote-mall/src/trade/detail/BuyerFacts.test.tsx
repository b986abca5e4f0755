import type { OrderDetail } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { BuyerFacts } from './BuyerFacts.tsx';

const order = {
  id: 9,
  userId: 250,
  user: { id: 250, nickname: '小王', avatar: null },
  userRemark: '',
  remark: '老顾客',
  createTime: Date.UTC(2026, 0, 1),
  type: 0,
  terminal: 20,
  payStatus: false,
  payTime: null,
  payOrderId: null,
  userIp: null,
} as unknown as OrderDetail; // The facts are of no more of it.

it('tells who bought, and what buyer and seller noted', () => {
  const facts = renderPart(<BuyerFacts order={order} />).getByRole('region', { name: '买家与备注' });

  expect(facts.textContent).toBe('买家与备注买家小王买家留言无商家备注老顾客');
});

it('says of an unpaid order that it is, and when a paid one was', () => {
  const unpaid = renderPart(<BuyerFacts order={order} />);
  expect(unpaid.getByRole('region', { name: '订单信息' }).textContent).toContain('支付方式未支付');
  unpaid.end();

  const paid = { ...order, payStatus: true, payChannelCode: 'mock', payTime: Date.UTC(2026, 0, 2), payOrderId: 220 };
  expect(renderPart(<BuyerFacts order={paid} />).getByRole('region', { name: '订单信息' }).textContent).toMatch(
    /支付时间2026-01-02 08:00:00支付单编号220$/,
  );
});
