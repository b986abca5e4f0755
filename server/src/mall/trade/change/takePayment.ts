import { type Id, sameId } from '@zhilv/contract';
import { LOG_USER_TYPE, ORDER_STATUS } from '@zhilv/contract/mall';
import { PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orderMissing as payOrderMissing } from '../../../pay/app/payRefusals.ts';
import { payOrders } from '../../../pay/order/payOrder.table.ts';
import { findRow, kept, rowsWhere } from '../../../records/rows.ts';
import { addSales } from '../../product/stock.ts';
import { addOrderLog } from '../order/addOrderLog.ts';
import { allowedOrder, changeOrder } from '../order/changeOrder.ts';
import { orders } from '../order/order.table.ts';
import { orderItems } from '../order/orderItem.table.ts';
import { orderMissing, otherAmount, otherPayOrder, payOrderUnpaid } from '../order/orderRefusals.ts';
import type { TradeAuthor } from '../order/TradeAuthor.ts';

/** What is told of a payment. */
interface Payment {
  readonly orderId: Id;
  readonly payOrderId: Id;
  /** The application that was told. */
  readonly appId: Id;
}

/**
 * Notes that an order is paid, as the order for payment says. It looks there itself, whatever it was told; the same again changes nothing.
 * @throws BusinessError when the two do not belong together, or the order is not unpaid
 */
export async function takePayment(tx: Database, author: TradeAuthor, { orderId, payOrderId, appId }: Payment): Promise<true> {
  const scope = { db: tx, tenantId: author.tenantId };
  // Of notices that come at once the others wait, and find it done.
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), kept(orders, scope)))
    .for('update');
  if (order === undefined) throw orderMissing();
  const isSame = order.payOrderId !== null && sameId(order.payOrderId, payOrderId);
  if (order.payStatus && isSame) return true;
  await allowedOrder(scope, orderId, 'pay');
  if (!isSame) throw otherPayOrder();
  const payOrder = await findRow(scope, payOrders, payOrderId);
  if (payOrder === null) throw payOrderMissing();
  if (payOrder.merchantOrderId !== String(orderId) || !sameId(payOrder.appId, appId)) throw otherPayOrder();
  if (payOrder.status !== PAY_ORDER_STATUS.paid && payOrder.status !== PAY_ORDER_STATUS.refunded) throw payOrderUnpaid();
  if (payOrder.price !== order.payPrice) throw otherAmount();

  await changeOrder(
    tx,
    author,
    orderId,
    'pay',
    { payStatus: true, payTime: payOrder.successTime ?? author.clock(), payChannelCode: payOrder.channelCode },
    eq(orders.payPrice, payOrder.price),
  );
  const items = await rowsWhere(scope, orderItems, eq(orderItems.orderId, orderId), { columns: ['spuId', 'count'] });
  await addSales(tx, author, items);
  await addOrderLog(tx, author, [
    {
      orderId,
      userType: LOG_USER_TYPE.member,
      userId: order.userId,
      content: '用户付款成功',
      beforeStatus: ORDER_STATUS.unpaid,
      afterStatus: ORDER_STATUS.toDeliver,
    },
  ]);
  return true;
}
