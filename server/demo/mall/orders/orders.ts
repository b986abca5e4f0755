import { CANCEL_TYPE, ORDER_REFUND_STATUS, ORDER_STATUS } from '@zhilv/contract/mall';
import type { Database } from '../../../src/db/database.ts';
import { afterSales } from '../../../src/mall/trade/afterSale/afterSale.table.ts';
import { afterSaleLogs } from '../../../src/mall/trade/afterSale/afterSaleLog.table.ts';
import { orders } from '../../../src/mall/trade/order/order.table.ts';
import { orderItems } from '../../../src/mall/trade/order/orderItem.table.ts';
import { orderLogs } from '../../../src/mall/trade/order/orderLog.table.ts';
import { payAttempts } from '../../../src/pay/order/payAttempt.table.ts';
import { payOrders } from '../../../src/pay/order/payOrder.table.ts';
import { payRefunds } from '../../../src/pay/refund/payRefund.table.ts';
import { afterSaleLogRowsOf, afterSaleRowOf, timeAt } from './afterSaleRows.ts';
import { demoAfterSales } from './demoAfterSales.ts';
import { demoOrders } from './demoOrders.ts';
import { itemRowsOf, logRowsOf, orderRowOf } from './orderRows.ts';
import { paymentOf, refundRowOf } from './payRows.ts';

const DONE = 50;
const CLOSED_CASES: ReadonlySet<number> = new Set([62, 63]);
const ITEM = { applied: 10, refunded: 20 } as const;

/** The orders of the shop with what was paid for them, and the after-sale cases with what was given back. */
export async function seedOrders(db: Database): Promise<void> {
  const now = Date.now();
  const placed = demoOrders.map((order) => {
    const row = orderRowOf(order, now);
    const items = itemRowsOf(order, now);
    const cases = demoAfterSales.flatMap((one) => {
      const item = items[one.item];
      return one.orderId === order.id && item !== undefined ? [{ one, of: { order: row, item } }] : [];
    });
    const refundPrice = cases.reduce((sum, { one, of }) => sum + (one.status === DONE ? of.item.payPrice : 0), 0);
    return { order, row, items, cases, refundPrice, ...paymentOf({ order, payPrice: row.payPrice, refundPrice, now }) };
  });
  const cases = placed.flatMap((each) => each.cases.map((one) => ({ ...one, payOrder: each.payOrder })));

  await db.insert(orders).values(placed.map((each) => ({ ...each.row, ...refundOf(each) })));
  await db
    .insert(orderItems)
    .values(placed.flatMap(({ items, cases: own }) => items.map((item) => ({ ...item, ...caseOf(own, item) }))));
  await db.insert(orderLogs).values(demoOrders.flatMap((order) => logRowsOf(order, now)));
  await db.insert(payOrders).values(placed.map(({ payOrder }) => payOrder));
  await db.insert(payAttempts).values(placed.flatMap(({ attempt }) => attempt ?? []));
  await db.insert(afterSales).values(cases.map(({ one, of }) => afterSaleRowOf(one, of)));
  await db.insert(afterSaleLogs).values(cases.flatMap(({ one, of }) => afterSaleLogRowsOf(one, of)));
  await db.insert(payRefunds).values(
    cases.flatMap(({ one, of, payOrder }) => {
      const time = timeAt(one, of, [DONE]);
      if (one.refundId === undefined || time === null) return [];
      return [refundRowOf(one, { refundId: one.refundId, refundPrice: of.item.payPrice, time, payOrder })];
    }),
  );
}

type Cases = readonly { readonly one: (typeof demoAfterSales)[number]; readonly of: Parameters<typeof afterSaleRowOf>[1] }[];

/** What the refunds of an order make of it. */
function refundOf({ refundPrice, cases, items }: { refundPrice: number; cases: Cases; items: readonly unknown[] }) {
  const refunded = cases.filter(({ one }) => one.status === DONE);
  const [last] = refunded.slice(-1);
  if (last === undefined) return {};
  if (refunded.length < items.length) return { refundPrice, refundStatus: ORDER_REFUND_STATUS.part };
  return {
    refundPrice,
    refundStatus: ORDER_REFUND_STATUS.all,
    status: ORDER_STATUS.cancelled,
    cancelType: CANCEL_TYPE.refundClose,
    cancelTime: timeAt(last.one, last.of, [DONE]),
  };
}

/** What the case of an item makes of it; one that came to nothing leaves it as it was. */
function caseOf(cases: Cases, item: Cases[number]['of']['item']) {
  const found = cases.find(({ of, one }) => of.item === item && !CLOSED_CASES.has(one.status));
  if (found === undefined) return {};
  return { afterSaleId: found.one.id, afterSaleStatus: found.one.status === DONE ? ITEM.refunded : ITEM.applied };
}
