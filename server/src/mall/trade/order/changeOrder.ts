import type { Id } from '@zhilv/contract';
import { ORDER_TRANSITIONS, type OrderAction, orderRefusal, type OrderTransition } from '@zhilv/contract/mall';
import { type InferInsertModel, type InferSelectModel, type SQL, and, eq, inArray } from 'drizzle-orm';
import { tryAgain } from '../../../call/apiErrors.ts';
import type { Database } from '../../../db/database.ts';
import { findRow, kept, type Scope } from '../../../records/rows.ts';
import { changeStamp } from '../../../records/stamps.ts';
import { orders } from './order.table.ts';
import { orderMissing, refusalBy } from './orderRefusals.ts';
import type { TradeAuthor } from './TradeAuthor.ts';

export type StoredOrder = InferSelectModel<typeof orders>;

/** The fields that an action changes besides the status. */
export type OrderChange = Partial<Omit<InferInsertModel<typeof orders>, 'id' | 'tenantId' | 'status'>>;

/**
 * Changes an order by an action, if its state lets that through: one statement asks and writes, so that of two callers at once one gets
 * the refusal. Gives the order as it is then.
 * @param tx the transaction of everything that belongs to the change
 * @param further a condition besides those of the state
 * @throws BusinessError when there is no such order, or its state stands against the action
 */
export async function changeOrder(
  tx: Database,
  author: TradeAuthor,
  id: Id,
  action: OrderAction,
  change: OrderChange,
  further?: SQL,
): Promise<StoredOrder> {
  const { conditions, to }: OrderTransition = ORDER_TRANSITIONS[action];
  const [changed] = await tx
    .update(orders)
    .set({ ...change, ...(to !== undefined && { status: to }), ...changeStamp(author) })
    .where(
      and(
        eq(orders.id, id),
        kept(orders, author),
        ...conditions.map(({ field, is }) => inArray(orders[field], [...is])),
        further,
      ),
    )
    .returning();
  if (changed !== undefined) return changed;
  await allowedOrder({ db: tx, tenantId: author.tenantId }, id, action);
  // Its state lets it through again since then, or never was what stood against it.
  throw tryAgain();
}

/**
 * Gives an order whose state lets an action through at this moment; whether it still does is for `changeOrder` to say.
 * @throws BusinessError when there is none, or its state stands against the action
 */
export async function allowedOrder(scope: Scope, id: Id, action: OrderAction): Promise<StoredOrder> {
  const order = await findRow(scope, orders, id);
  if (order === null) throw orderMissing();
  const refusal = orderRefusal(action, order);
  if (refusal !== null) throw refusalBy(refusal);
  return order;
}

/** The status from which an action starts that changes it. */
export const statusBefore = (action: OrderAction): number | null => {
  const { conditions }: OrderTransition = ORDER_TRANSITIONS[action];
  return conditions.find(({ field }) => field === 'status')?.is[0] ?? null;
};
