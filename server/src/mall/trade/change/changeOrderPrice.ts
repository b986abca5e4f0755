import type { Id } from '@zhilv/contract';
import { LOG_USER_TYPE, ORDER_STATUS, ORDER_TRANSITIONS } from '@zhilv/contract/mall';
import { asc, eq } from 'drizzle-orm';
import { badParameter } from '../../../call/apiErrors.ts';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Database } from '../../../db/database.ts';
import { changePayPrice } from '../../../pay/order/changePayPrice.ts';
import { rowsWhere } from '../../../records/rows.ts';
import { changeStamp } from '../../../records/stamps.ts';
import { addOrderLog } from '../order/addOrderLog.ts';
import { allowedOrder, changeOrder } from '../order/changeOrder.ts';
import { orders } from '../order/order.table.ts';
import { orderItems } from '../order/orderItem.table.ts';
import { priceTooLow, refusalBy } from '../order/orderRefusals.ts';
import type { TradeAuthor } from '../order/TradeAuthor.ts';
import { adjustedPrices } from '../price/adjustedPrices.ts';
import { yuanText } from '../../../records/yuanText.ts';
import { amountTooLarge, isTooLarge, payPriceOf } from '../price/orderPrice.ts';

/**
 * Changes what an unpaid order costs, once, and spreads it over its items.
 * @param adjustPrice in fen, below 0 for less
 * @throws BusinessError when the order's state stands against it, or too little or too much would be left to pay
 */
export async function changeOrderPrice(
  tx: Database,
  author: TradeAuthor,
  { id, adjustPrice }: { readonly id: Id; readonly adjustPrice?: number | null | undefined },
): Promise<true> {
  const scope = { db: tx, tenantId: author.tenantId };
  const before = await allowedOrder(scope, id, 'updatePrice');
  // Without an amount a back end of this family finds that too little is left (recorded).
  if (adjustPrice === undefined || adjustPrice === null) throw priceTooLow();
  if (adjustPrice === 0) throw badParameter('订单调价不能为 0');
  const payPrice = payPriceOf({ ...before, adjustPrice });
  if (payPrice <= 0) throw priceTooLow();
  if (isTooLarge(payPrice)) throw amountTooLarge();
  // What the price was made of is what it is made of still.
  const unchanged = eq(orders.payPrice, before.payPrice);
  const { payOrderId } = await changeOrder(tx, author, id, 'updatePrice', { adjustPrice, payPrice }, unchanged);
  await adjustItems(tx, author, id, adjustPrice);
  if (payOrderId !== null) await changePayPriceOf(tx, author, payOrderId, payPrice);
  await addOrderLog(tx, author, [
    {
      orderId: id,
      userType: LOG_USER_TYPE.admin,
      content: `订单价格 ${yuanText(before.payPrice)} 修改，实际支付金额为 ${yuanText(payPrice)} 元`,
      beforeStatus: ORDER_STATUS.unpaid,
      afterStatus: ORDER_STATUS.unpaid,
    },
  ]);
  return true;
}

async function adjustItems(tx: Database, author: TradeAuthor, orderId: Id, adjustPrice: number): Promise<void> {
  const items = await rowsWhere({ db: tx, tenantId: author.tenantId }, orderItems, eq(orderItems.orderId, orderId), {
    orderBy: [asc(orderItems.id)],
    columns: ['id', 'payPrice'],
  });
  const prices = adjustedPrices(
    items.map(({ payPrice }) => payPrice),
    adjustPrice,
  );
  for (const [position, { id }] of items.entries()) {
    const price = prices[position];
    await tx
      .update(orderItems)
      .set({ ...price, ...changeStamp(author) })
      .where(eq(orderItems.id, id));
  }
}

/** Who has just paid is told of by a notice that has not come yet. */
async function changePayPriceOf(tx: Database, author: TradeAuthor, payOrderId: Id, price: number): Promise<void> {
  try {
    await changePayPrice(tx, author, payOrderId, price);
  } catch (error) {
    if (error instanceof BusinessError) throw refusalBy(ORDER_TRANSITIONS.updatePrice.conditions[0]);
    throw error;
  }
}
