import type { Id } from '@zhilv/contract';
import { PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { hasRow, kept } from '../../records/rows.ts';
import { changeStamp } from '../../records/stamps.ts';
import type { PayAuthor } from '../app/PayAuthor.ts';
import { orderMissing, orderNotWaiting } from '../app/payRefusals.ts';
import { payOrders } from './payOrder.table.ts';

/**
 * Changes what is to be paid for an order that nobody has paid. An attempt that is open keeps the price that it began with; what is paid
 * by it is given back.
 * @param price in fen, more than 0
 * @throws BusinessError when there is no such order, or it is not waiting for payment
 */
export async function changePayPrice(tx: Database, author: PayAuthor, id: Id, price: number): Promise<void> {
  const one = and(kept(payOrders, author), eq(payOrders.id, id));
  const [changed] = await tx
    .update(payOrders)
    .set({ price, ...changeStamp(author) })
    .where(and(one, eq(payOrders.status, PAY_ORDER_STATUS.waiting)))
    .returning({ id: payOrders.id });
  if (changed !== undefined) return;
  const scope = { db: tx, tenantId: author.tenantId };
  throw (await hasRow(scope, payOrders, eq(payOrders.id, id))) ? orderNotWaiting() : orderMissing();
}
