import type { Id } from '@zhilv/contract';
import { PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { kept } from '../../records/rows.ts';
import { changeStamp } from '../../records/stamps.ts';
import type { PayAuthor } from '../app/PayAuthor.ts';
import { payAttempts } from './payAttempt.table.ts';
import { payOrders } from './payOrder.table.ts';

/**
 * Closes those of the orders that nobody has paid, and gives the ids of all that are closed then. One that is not among them was paid: its
 * notice is on the way. What is paid for a closed order is given back.
 * @param tx the transaction that closes what was to be paid for
 */
export async function closePayOrder(tx: Database, author: PayAuthor, ids: readonly Id[]): Promise<readonly Id[]> {
  if (ids.length === 0) return [];
  // Whoever takes several takes them in one order, so that no two wait for each other.
  const found = await tx
    .select({ id: payOrders.id, status: payOrders.status })
    .from(payOrders)
    .where(and(kept(payOrders, author), inArray(payOrders.id, [...ids])))
    .orderBy(asc(payOrders.id))
    .for('update');
  const open = found.filter(({ status }) => status === PAY_ORDER_STATUS.waiting).map(({ id }) => id);
  await closeOpen(tx, author, open);
  return found
    .filter(({ status }) => status === PAY_ORDER_STATUS.waiting || status === PAY_ORDER_STATUS.closed)
    .map(({ id }) => id);
}

/** Closes orders that this transaction holds and has found waiting, and gives up their attempts. */
export async function closeOpen(tx: Database, author: Omit<PayAuthor, 'tenantId'>, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return;
  const stamp = changeStamp(author);
  await tx
    .update(payOrders)
    .set({ status: PAY_ORDER_STATUS.closed, ...stamp })
    .where(inArray(payOrders.id, [...ids]));
  await tx
    .update(payAttempts)
    .set({ status: 20, ...stamp })
    .where(and(inArray(payAttempts.orderId, [...ids]), eq(payAttempts.status, 0)));
}
