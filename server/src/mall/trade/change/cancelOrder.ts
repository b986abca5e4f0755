import { type Id, sameId } from '@zhilv/contract';
import { CANCEL_TYPE, LOG_USER_TYPE, ORDER_STATUS, ORDER_TRANSITIONS } from '@zhilv/contract/mall';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { closePayOrder } from '../../../pay/order/closePayOrder.ts';
import { rowsWhere } from '../../../records/rows.ts';
import { giveBackStock } from '../../product/stock.ts';
import { addOrderLog } from '../order/addOrderLog.ts';
import { changeOrder } from '../order/changeOrder.ts';
import { orderItems } from '../order/orderItem.table.ts';
import { refusalBy } from '../order/orderRefusals.ts';
import type { TradeAuthor } from '../order/TradeAuthor.ts';

/**
 * Cancels an unpaid order, as its buyer asks. One that was paid at this very moment stays: its notice is on the way.
 * @throws BusinessError when there is no such order, or it is not unpaid any more
 */
export async function cancelOrder(tx: Database, author: TradeAuthor, id: Id): Promise<true> {
  const { payOrderId } = await changeOrder(tx, author, id, 'cancel', {
    cancelTime: author.clock(),
    cancelType: CANCEL_TYPE.member,
  });
  if (payOrderId !== null) {
    const closed = await closePayOrder(tx, author, [payOrderId]);
    if (!closed.some((each) => sameId(each, payOrderId))) throw refusalBy(ORDER_TRANSITIONS.cancel.conditions[0]);
  }
  await afterCancelling(tx, author, [id], LOG_USER_TYPE.admin);
  return true;
}

/** Gives back what cancelled orders had taken, and writes down that they were cancelled. */
export async function afterCancelling(
  tx: Database,
  author: TradeAuthor,
  orderIds: readonly Id[],
  userType: (typeof LOG_USER_TYPE)[keyof typeof LOG_USER_TYPE],
): Promise<void> {
  const items = await rowsWhere({ db: tx, tenantId: author.tenantId }, orderItems, inArray(orderItems.orderId, [...orderIds]), {
    columns: ['skuId', 'count'],
  });
  await giveBackStock(tx, author, items);
  await addOrderLog(
    tx,
    author,
    orderIds.map((orderId) => ({
      orderId,
      userType,
      content: '取消订单',
      beforeStatus: ORDER_STATUS.unpaid,
      afterStatus: ORDER_STATUS.cancelled,
    })),
  );
}
