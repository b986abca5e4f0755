import { PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import type { payAttempts } from '../../../src/pay/order/payAttempt.table.ts';
import type { payOrders } from '../../../src/pay/order/payOrder.table.ts';
import type { payRefunds } from '../../../src/pay/refund/payRefund.table.ts';
import { DEFAULT_TENANT_ID } from '../../../src/session/tenantOfCall.ts';
import type { DemoAfterSale } from './demoAfterSales.ts';
import { type DemoOrder, soldAs } from './demoOrders.ts';
import { numberOf, payOrderIdOf, timesOf } from './orderRows.ts';

const tenantId = DEFAULT_TENANT_ID;
const LOCAL = '127.0.0.1';

/** The application of the shop, and its channel that pays whatever it is asked for. */
const SHOP = { appId: 1 } as const;
const CHANNEL = { channelId: 22, channelCode: 'mock' } as const;

/** Attempts have ids above those of the sample orders. */
const attemptIdOf = ({ id }: Pick<DemoOrder, 'id'>): number => 500 + id;

interface Paid {
  readonly order: DemoOrder;
  readonly payPrice: number;
  /** What was given back of it, in fen. */
  readonly refundPrice: number;
  readonly now: number;
}

/** What was to be paid for an order, and the attempt by which it was. */
export function paymentOf({ order, payPrice: price, refundPrice, now }: Paid): {
  readonly payOrder: typeof payOrders.$inferInsert;
  readonly attempt: typeof payAttempts.$inferInsert | null;
} {
  const { createTime, payTime, cancelTime, expireTime } = timesOf(order, now);
  const id = payOrderIdOf(order);
  const names = order.lines.map(([skuId, count]) => `${soldAs.get(skuId)?.goods.name ?? ''} ×${count}`);
  const waiting = {
    id,
    ...SHOP,
    merchantOrderId: String(order.id),
    subject: (names[0] ?? '').replace(/ ×\d+$/, ''),
    body: names.join('，'),
    notifyUrl: '/admin-api/trade/order/update-paid',
    price,
    status: cancelTime === null ? PAY_ORDER_STATUS.waiting : PAY_ORDER_STATUS.closed,
    userIp: LOCAL,
    expireTime,
    createTime,
    updateTime: cancelTime ?? createTime,
    tenantId,
  };
  if (payTime === null) return { payOrder: waiting, attempt: null };
  const no = numberOf('P', payTime, id);
  const channelOrderNo = `MOCK-${no}`;
  return {
    payOrder: {
      ...waiting,
      ...CHANNEL,
      status: refundPrice > 0 ? PAY_ORDER_STATUS.refunded : PAY_ORDER_STATUS.paid,
      channelFeePrice: 0,
      successTime: payTime,
      extensionId: attemptIdOf(order),
      no,
      refundPrice,
      channelUserId: '',
      channelOrderNo,
      updateTime: payTime,
    },
    attempt: {
      id: attemptIdOf(order),
      orderId: id,
      no,
      ...CHANNEL,
      price,
      userIp: LOCAL,
      status: PAY_ORDER_STATUS.paid,
      channelOrderNo,
      channelNotifyData: JSON.stringify({ status: 10, outTradeNo: no, channelOrderNo, price, successTime: payTime }),
      createTime: payTime,
      updateTime: payTime,
      tenantId,
    },
  };
}

/** The refund of a case that is done. */
export function refundRowOf(
  { id, reason, orderId }: DemoAfterSale,
  {
    refundId,
    refundPrice,
    time,
    payOrder,
  }: {
    readonly refundId: number;
    readonly refundPrice: number;
    readonly time: number;
    readonly payOrder: typeof payOrders.$inferInsert;
  },
): typeof payRefunds.$inferInsert {
  const no = numberOf('R', time, refundId);
  const channelRefundNo = `MOCK-${no}`;
  return {
    id: refundId,
    no,
    ...SHOP,
    ...CHANNEL,
    orderId: payOrder.id ?? 0,
    merchantOrderId: String(orderId),
    merchantRefundId: String(id),
    notifyUrl: '/admin-api/trade/after-sale/update-refunded',
    status: 10,
    payPrice: payOrder.price,
    refundPrice,
    reason,
    userIp: LOCAL,
    channelOrderNo: payOrder.channelOrderNo ?? '',
    channelRefundNo,
    successTime: time,
    channelNotifyData: JSON.stringify({ status: 10, outRefundNo: no, channelRefundNo, successTime: time }),
    createTime: time,
    updateTime: time,
    tenantId,
  };
}
