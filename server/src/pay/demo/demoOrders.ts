import { type Id, idOf, sameId } from '@zhilv/contract';
import { type demoOrder, PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { type InferSelectModel, and, eq, isNull } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { findRow, kept, rowsWhere, type Scope } from '../../records/rows.ts';
import { changeStamp } from '../../records/stamps.ts';
import type { PayAuthor } from '../app/PayAuthor.ts';
import { verifiedNotice } from '../notify/noticeSignature.ts';
import { payOrders } from '../order/payOrder.table.ts';
import { createRefund } from '../refund/createRefund.ts';
import { payRefunds } from '../refund/payRefund.table.ts';
import { demoOrders } from './demoOrder.table.ts';

const missing = () => new BusinessError(1_007_900_000, '示例订单不存在');
const notPaid = (code: number, why: string) => new BusinessError(code, `示例订单更新支付状态失败，${why}`);

/**
 * Gives back what was paid for a sample order.
 * @throws BusinessError when there is no such order, it was not paid, or was given back before
 */
export async function refundDemoOrder(tx: Database, author: PayAuthor, id: Id, userIp: string): Promise<void> {
  const [order] = await tx
    .select()
    .from(demoOrders)
    .where(and(kept(demoOrders, author), eq(demoOrders.id, id)))
    .for('update');
  if (order === undefined) throw missing();
  if (!order.payStatus || order.payOrderId === null) throw new BusinessError(1_007_900_005, '发起退款失败，示例订单未支付');
  if (order.payRefundId !== null) throw new BusinessError(1_007_900_006, '发起退款失败，示例订单已退款');
  const payRefundId = await createRefund(tx, author, {
    payOrderId: order.payOrderId,
    merchantRefundId: `${order.id}-refund`,
    price: order.price,
    reason: '示例订单退款',
    userIp,
  });
  await tx
    .update(demoOrders)
    .set({ payRefundId, refundPrice: order.price, ...changeStamp(author) })
    .where(eq(demoOrders.id, order.id));
}

/** Takes the notice of a payment. It changes what the payment itself says and nothing else, once. */
export async function notePaid(call: Call<typeof demoOrder.updatePaid>): Promise<true> {
  const { merchantOrderId, payOrderId } = call.input;
  const { appId, tenantId } = await verifiedNotice(call, { merchantOrderId, dataId: payOrderId });
  const scope = { db: call.db, tenantId };
  const order = await orderOf(scope, merchantOrderId);
  if (order.payOrderId === null || !sameId(order.payOrderId, payOrderId)) throw notPaid(1_007_900_002, '支付单编号不匹配');
  if (order.payStatus) return true;
  const [paid] = await rowsWhere(scope, payOrders, and(eq(payOrders.id, payOrderId), eq(payOrders.appId, appId)));
  if (paid?.status !== PAY_ORDER_STATUS.paid) throw notPaid(1_007_900_003, '支付单状态不是【支付成功】状态');
  if (paid.price !== order.price) throw notPaid(1_007_900_004, '支付单金额不匹配');
  await call.db
    .update(demoOrders)
    .set({
      payStatus: true,
      payTime: paid.successTime,
      payChannelCode: paid.channelCode,
      ...changeStamp({ user: null, clock: call.clock }),
    })
    .where(and(eq(demoOrders.id, order.id), eq(demoOrders.payStatus, false)));
  return true;
}

/** Takes the notice of a refund, once. */
export async function noteRefunded(call: Call<typeof demoOrder.updateRefunded>): Promise<true> {
  const { merchantOrderId, payRefundId } = call.input;
  const { appId, tenantId } = await verifiedNotice(call, { merchantOrderId, dataId: payRefundId });
  const scope = { db: call.db, tenantId };
  const order = await orderOf(scope, merchantOrderId);
  const [refund] = await rowsWhere(scope, payRefunds, and(eq(payRefunds.id, payRefundId), eq(payRefunds.appId, appId)));
  if (refund === undefined || order.payRefundId === null || !sameId(order.payRefundId, refund.id))
    throw new BusinessError(1_007_006_004, '支付退款单不存在');
  await call.db
    .update(demoOrders)
    .set({ refundTime: refund.successTime, ...changeStamp({ user: null, clock: call.clock }) })
    .where(and(eq(demoOrders.id, order.id), isNull(demoOrders.refundTime)));
  return true;
}

async function orderOf(scope: Scope, merchantOrderId: string): Promise<InferSelectModel<typeof demoOrders>> {
  const order = /^\d{1,18}$/.test(merchantOrderId) ? await findRow(scope, demoOrders, idOf(merchantOrderId)) : null;
  if (order === null) throw missing();
  return order;
}
