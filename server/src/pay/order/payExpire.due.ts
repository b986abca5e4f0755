import { PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { DueWork } from '../../due/DueWork.ts';
import { closeOpen } from './closePayOrder.ts';
import { payOrders } from './payOrder.table.ts';

const BATCH = 100;

/** Closes orders that nobody paid in time. What they were for is closed by whoever made it. */
export const due: DueWork = {
  name: 'pay-expire',
  everyMs: 30_000,
  batch: BATCH,
  run: ({ db, clock }) =>
    db.transaction(async (tx) => {
      const expired = await tx
        .select({ id: payOrders.id })
        .from(payOrders)
        .where(and(eq(payOrders.status, PAY_ORDER_STATUS.waiting), lte(payOrders.expireTime, clock())))
        .orderBy(asc(payOrders.expireTime))
        .limit(BATCH)
        // What another server closes, or somebody pays at this moment, is left to them.
        .for('update', { skipLocked: true });
      await closeOpen(
        tx,
        { clock, user: null },
        expired.map(({ id }) => id),
      );
      return expired.length;
    }),
};
