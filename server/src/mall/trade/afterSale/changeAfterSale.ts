import type { Id } from '@zhilv/contract';
import {
  AFTER_SALE_TRANSITIONS,
  type AfterSaleAction,
  afterSaleStatusAfter,
  type AfterSaleTransition,
} from '@zhilv/contract/mall';
import { type InferInsertModel, type InferSelectModel, and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { findRow, kept } from '../../../records/rows.ts';
import { changeStamp } from '../../../records/stamps.ts';
import { refusalBy } from '../order/orderRefusals.ts';
import { orderItems } from '../order/orderItem.table.ts';
import { addAfterSaleLog, type AfterSaleAuthor } from './addAfterSaleLog.ts';
import { afterSales } from './afterSale.table.ts';
import { caseChanged, caseMissing } from './afterSaleRefusals.ts';

export type StoredAfterSale = InferSelectModel<typeof afterSales>;

interface Change {
  /** The fields that change besides the status. */
  readonly set?: Partial<Omit<InferInsertModel<typeof afterSales>, 'id' | 'tenantId' | 'status'>>;
  /** What the log says. */
  readonly content: string;
}

/**
 * Changes a case by an action, if its status lets that through: of two callers at once one gets the refusal. Gives the case as it is then.
 * @param tx the transaction of everything that belongs to the change
 * @throws BusinessError when there is no such case, or its status stands against the action
 */
export async function changeAfterSale(
  tx: Database,
  author: AfterSaleAuthor,
  id: Id,
  action: AfterSaleAction,
  { set = {}, content }: Change,
): Promise<StoredAfterSale> {
  const before = await findRow({ db: tx, tenantId: author.tenantId }, afterSales, id);
  if (before === null) throw caseMissing();
  const transition: AfterSaleTransition = AFTER_SALE_TRANSITIONS[action];
  if (!transition.from.includes(before.status)) throw refusalBy(transition);
  const status = afterSaleStatusAfter(action, before.way);
  const [changed] = await tx
    .update(afterSales)
    .set({ ...set, status, ...changeStamp(author) })
    .where(and(eq(afterSales.id, id), kept(afterSales, author), eq(afterSales.status, before.status)))
    .returning();
  // Somebody else was faster by less than the two statements are apart.
  if (changed === undefined) throw caseChanged();
  await addAfterSaleLog(tx, author, { afterSaleId: id, beforeStatus: before.status, afterStatus: status, content });
  return changed;
}

/** Lets the item of a case that came to nothing be asked back again. */
export async function freeItem(tx: Database, author: AfterSaleAuthor, { orderItemId }: StoredAfterSale): Promise<void> {
  await tx
    .update(orderItems)
    .set({ afterSaleStatus: ITEM.none, afterSaleId: null, ...changeStamp(author) })
    .where(and(eq(orderItems.id, orderItemId), kept(orderItems, author)));
}

/** `trade_order_item_after_sale_status` */
export const ITEM = { none: 0, applied: 10, refunded: 20 } as const;
