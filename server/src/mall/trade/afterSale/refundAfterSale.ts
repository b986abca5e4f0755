import type { Id } from '@zhilv/contract';
import { AFTER_SALE_WAY, CANCEL_TYPE, ORDER_REFUND_STATUS, ORDER_STATUS } from '@zhilv/contract/mall';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { createRefund } from '../../../pay/refund/createRefund.ts';
import { kept, rowsWhere } from '../../../records/rows.ts';
import { changeStamp } from '../../../records/stamps.ts';
import { addSales, giveBackStock } from '../../product/stock.ts';
import type { StoredOrder } from '../order/changeOrder.ts';
import { orders } from '../order/order.table.ts';
import { orderItems } from '../order/orderItem.table.ts';
import { orderMissing, payOrderUnpaid } from '../order/orderRefusals.ts';
import type { AfterSaleAuthor } from './addAfterSaleLog.ts';
import { afterSales } from './afterSale.table.ts';
import { changeAfterSale, ITEM, type StoredAfterSale } from './changeAfterSale.ts';

/**
 * Gives back the money of a case, and closes an order of which all is given back. The case, its order, its payment and its goods are taken
 * in this order, as everywhere.
 * @throws BusinessError when there is no such case, it does not wait for its refund, or the payment has less left
 */
export async function refundAfterSale(tx: Database, author: AfterSaleAuthor, id: Id): Promise<true> {
  const now = author.clock();
  const found = await changeAfterSale(tx, author, id, 'refund', { set: { refundTime: now }, content: '商家退款' });
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, found.orderId), kept(orders, author)))
    .for('update');
  if (order === undefined) throw orderMissing();
  if (order.payOrderId === null) throw payOrderUnpaid();
  await noteRefund(tx, author, order, found);
  const payRefundId = await createRefund(tx, author, {
    payOrderId: order.payOrderId,
    merchantRefundId: String(id),
    price: found.refundPrice,
    reason: found.applyReason,
    userIp: author.request.address,
  });
  await tx.update(afterSales).set({ payRefundId }).where(eq(afterSales.id, id));
  await addSales(tx, author, [{ spuId: found.spuId, count: -found.count }]);
  // What a buyer keeps is not for sale again.
  if (found.way === AFTER_SALE_WAY.returnAndRefund || wasNeverSent(order)) {
    await giveBackStock(tx, author, [{ skuId: found.skuId, count: found.count }]);
  }
  return true;
}

const wasNeverSent = ({ deliveryTime, receiveTime }: StoredOrder): boolean => deliveryTime === null && receiveTime === null;

/** Notes at the order and its item what is given back of them; a close by that leaves no log (recorded). */
async function noteRefund(tx: Database, author: AfterSaleAuthor, order: StoredOrder, refunded: StoredAfterSale): Promise<void> {
  const stamp = changeStamp(author);
  await tx
    .update(orderItems)
    .set({ afterSaleStatus: ITEM.refunded, ...stamp })
    .where(eq(orderItems.id, refunded.orderItemId));
  const items = await rowsWhere({ db: tx, tenantId: author.tenantId }, orderItems, eq(orderItems.orderId, order.id), {
    columns: ['afterSaleStatus'],
  });
  const isAll = items.every(({ afterSaleStatus }) => afterSaleStatus === ITEM.refunded);
  const closed = { status: ORDER_STATUS.cancelled, cancelType: CANCEL_TYPE.refundClose, cancelTime: author.clock() };
  await tx
    .update(orders)
    .set({
      refundPrice: order.refundPrice + refunded.refundPrice,
      refundStatus: isAll ? ORDER_REFUND_STATUS.all : ORDER_REFUND_STATUS.part,
      ...(isAll && closed),
      ...stamp,
    })
    .where(eq(orders.id, order.id));
}
