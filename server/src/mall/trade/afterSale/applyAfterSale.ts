import type { Id } from '@zhilv/contract';
import { AFTER_SALE_STATUS, AFTER_SALE_TYPE, AFTER_SALE_WAY, type AfterSaleDraft, ORDER_STATUS } from '@zhilv/contract/mall';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { documentNo } from '../../../records/documentNo.ts';
import { findRow, kept } from '../../../records/rows.ts';
import { changeStamp, creationStamp } from '../../../records/stamps.ts';
import { orders } from '../order/order.table.ts';
import { orderItems } from '../order/orderItem.table.ts';
import { itemMissing, orderMissing } from '../order/orderRefusals.ts';
import { addAfterSaleLog, type AfterSaleAuthor } from './addAfterSaleLog.ts';
import { afterSales } from './afterSale.table.ts';
import { alreadyApplied, amountWrong, orderClosed, orderUndelivered, orderUnpaid } from './afterSaleRefusals.ts';
import { ITEM } from './changeAfterSale.ts';

/**
 * Opens a case for an item of an order, as its buyer asks.
 * @throws BusinessError when the order's state, the amount or another case of the item stands against it
 */
export async function applyAfterSale(tx: Database, author: AfterSaleAuthor, draft: AfterSaleDraft): Promise<Id> {
  const scope = { db: tx, tenantId: author.tenantId };
  const item = await findRow(scope, orderItems, draft.orderItemId);
  if (item === null) throw itemMissing();
  // The order is held, so that nothing of it is refunded or asked back besides meanwhile.
  const [order] = await tx
    .select({ no: orders.no, status: orders.status, userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.id, item.orderId), kept(orders, scope)))
    .for('update');
  if (order === undefined) throw orderMissing();
  if (order.status === ORDER_STATUS.cancelled) throw orderClosed();
  if (order.status === ORDER_STATUS.unpaid) throw orderUnpaid();
  if (order.status === ORDER_STATUS.toDeliver && draft.way === AFTER_SALE_WAY.returnAndRefund) throw orderUndelivered();
  const [held] = await tx
    .select({ afterSaleStatus: orderItems.afterSaleStatus, payPrice: orderItems.payPrice })
    .from(orderItems)
    .where(eq(orderItems.id, item.id));
  if (held?.afterSaleStatus !== ITEM.none) throw alreadyApplied();
  // Before the order was held, its price may have been another one.
  if (draft.refundPrice > held.payPrice) throw amountWrong();

  const { orderId, spuId, spuName, skuId, properties, picUrl, count } = item;
  const [made] = await tx
    .insert(afterSales)
    .values({
      no: await documentNo(tx, author.clock, 'r'),
      type: order.status === ORDER_STATUS.completed ? AFTER_SALE_TYPE.afterSale : AFTER_SALE_TYPE.duringSale,
      way: draft.way,
      userId: order.userId,
      applyReason: draft.applyReason,
      applyDescription: draft.applyDescription ?? null,
      applyPicUrls: draft.applyPicUrls ?? [],
      refundPrice: draft.refundPrice,
      orderNo: order.no,
      orderItemId: item.id,
      orderId,
      spuId,
      spuName,
      skuId,
      properties,
      picUrl,
      count,
      tenantId: author.tenantId,
      ...creationStamp(author),
    })
    .onConflictDoNothing()
    .returning({ id: afterSales.id });
  if (made === undefined) throw alreadyApplied();
  await tx
    .update(orderItems)
    .set({ afterSaleStatus: ITEM.applied, afterSaleId: made.id, ...changeStamp(author) })
    .where(eq(orderItems.id, item.id));
  await addAfterSaleLog(tx, author, {
    afterSaleId: made.id,
    beforeStatus: null,
    afterStatus: AFTER_SALE_STATUS.applied,
    content: '会员申请退款',
  });
  return made.id;
}
