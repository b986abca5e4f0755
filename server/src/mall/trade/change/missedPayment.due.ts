import { ORDER_STATUS } from '@zhilv/contract/mall';
import { PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { DueContext, DueWork } from '../../../due/DueWork.ts';
import { payOrders } from '../../../pay/order/payOrder.table.ts';
import { orders } from '../order/order.table.ts';
import { takePayment } from './takePayment.ts';

const BATCH = 20;

/** A notice that has not come by now may never come: its address was wrong, or it was given up. */
const LATE_MS = 600_000;

/** Looks for orders that are paid and were not told so, which nobody could deliver, and takes their payments. */
export const due: DueWork = { name: 'order-missed-payment', everyMs: 60_000, batch: BATCH, run: takeMissed };

async function takeMissed({ db, clock }: DueContext): Promise<number> {
  const missed = await db
    .select({ orderId: orders.id, tenantId: orders.tenantId, payOrderId: payOrders.id, appId: payOrders.appId })
    .from(orders)
    .innerJoin(payOrders, and(eq(payOrders.id, orders.payOrderId), eq(payOrders.price, orders.payPrice)))
    .where(
      and(
        eq(orders.status, ORDER_STATUS.unpaid),
        eq(orders.deleted, false),
        inArray(payOrders.status, [PAY_ORDER_STATUS.paid, PAY_ORDER_STATUS.refunded]),
        lte(payOrders.successTime, clock() - LATE_MS),
      ),
    )
    .orderBy(asc(payOrders.successTime))
    .limit(BATCH);
  let taken = 0;
  for (const { tenantId, ...payment } of missed) {
    try {
      await db.transaction((tx) => takePayment(tx, { tenantId, clock, user: null }, payment));
      taken += 1;
    } catch (error) {
      // Its notice came in this moment after all, or somebody changed the order.
      if (!(error instanceof BusinessError)) throw error;
    }
  }
  return taken;
}
