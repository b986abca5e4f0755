import { type Id, sameId } from '@zhilv/contract';
import { CANCEL_TYPE, LOG_USER_TYPE, ORDER_STATUS } from '@zhilv/contract/mall';
import { PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { DueContext, DueWork } from '../../../due/DueWork.ts';
import { closePayOrder } from '../../../pay/order/closePayOrder.ts';
import { payOrders } from '../../../pay/order/payOrder.table.ts';
import { changeStamp } from '../../../records/stamps.ts';
import { orders } from '../order/order.table.ts';
import type { TradeAuthor } from '../order/TradeAuthor.ts';
import { afterCancelling } from './cancelOrder.ts';

const BATCH = 20;

/** Cancels orders that nobody paid in time, and gives back what they had taken. */
export const due: DueWork = {
  name: 'order-expiry',
  everyMs: 30_000,
  batch: BATCH,
  run: ({ db, clock }: DueContext) => db.transaction((tx) => cancelBatch(tx, clock)),
};

/** Another server that does the same passes over what this one has; what is not done when a server ends was never begun. */
async function cancelBatch(tx: Database, clock: DueContext['clock']): Promise<number> {
  const found = await tx
    .select({ id: orders.id, tenantId: orders.tenantId, payOrderId: orders.payOrderId })
    .from(orders)
    .where(and(eq(orders.status, ORDER_STATUS.unpaid), lte(orders.payExpireTime, clock()), eq(orders.deleted, false), notPaid()))
    .orderBy(asc(orders.payExpireTime))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  // The goods of several tenants are taken in one order, so that no two servers wait for each other.
  const byTenant = [...Map.groupBy(found, ({ tenantId }) => tenantId)].toSorted(([one], [other]) => one - other);
  let cancelled = 0;
  for (const [tenantId, expired] of byTenant) cancelled += await cancelAll(tx, { tenantId, clock, user: null }, expired);
  return cancelled;
}

/** The notice of an order that was paid at the last moment is on its way, and no other order has to wait for it. */
const notPaid = () =>
  sql`not exists (select from ${payOrders} where ${and(
    eq(payOrders.id, orders.payOrderId),
    inArray(payOrders.status, [PAY_ORDER_STATUS.paid, PAY_ORDER_STATUS.refunded]),
  )})`;

async function cancelAll(
  tx: Database,
  author: TradeAuthor,
  expired: readonly { readonly id: Id; readonly payOrderId: Id | null }[],
): Promise<number> {
  const closed = await closePayOrder(
    tx,
    author,
    expired.flatMap(({ payOrderId }) => payOrderId ?? []),
  );
  const ids = expired
    .filter(({ payOrderId }) => payOrderId === null || closed.some((each) => sameId(each, payOrderId)))
    .map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .update(orders)
    .set({
      status: ORDER_STATUS.cancelled,
      cancelTime: author.clock(),
      cancelType: CANCEL_TYPE.payTimeout,
      ...changeStamp(author),
    })
    .where(inArray(orders.id, ids));
  await afterCancelling(tx, author, ids, LOG_USER_TYPE.system);
  return ids.length;
}
