import { type Id, sameId } from '@zhilv/contract';
import { PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { type InferSelectModel, and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { documentNo } from '../../records/documentNo.ts';
import { kept } from '../../records/rows.ts';
import { changeStamp, creationStamp } from '../../records/stamps.ts';
import type { PayAuthor } from '../app/PayAuthor.ts';
import { notRefundable, orderMissing, refundExists, refundTooLarge } from '../app/payRefusals.ts';
import { payApps } from '../app/payApp.table.ts';
import { addNotice, NOTICE_OF } from '../notify/addNotice.ts';
import { payAttempts } from '../order/payAttempt.table.ts';
import { payOrders } from '../order/payOrder.table.ts';
import { refundToWallet } from '../wallet/moveWallet.ts';
import { payRefunds } from './payRefund.table.ts';

/** What an application wants to be given back. */
export interface NewRefund {
  readonly payOrderId: Id;
  /** The application's own number of the refund: the same number gives back once. */
  readonly merchantRefundId: string;
  /** In fen, more than 0. */
  readonly price: number;
  readonly reason: string;
  readonly userIp: string;
}

type Order = InferSelectModel<typeof payOrders>;

/**
 * Gives back a part of what was paid for an order, or all of it, and gives the id of the refund; where there is one of the number already,
 * that one's. Never is more given back than was paid, however many ask at once: the order's row is held. Afterwards
 * `call.wake(NOTIFY_WORK)` has the application told.
 * @param tx the transaction that writes why it is given back
 * @throws BusinessError when there is no such order, it is not paid, less of it is left, or the number is that of another refund
 */
export async function createRefund(tx: Database, author: PayAuthor, refund: NewRefund): Promise<Id> {
  const { payOrderId, merchantRefundId, price } = refund;
  if (!Number.isSafeInteger(price) || price <= 0) throw refundTooLarge();
  const one = and(kept(payOrders, author), eq(payOrders.id, payOrderId));
  const [order] = await tx.select().from(payOrders).where(one).for('update');
  if (order === undefined) throw orderMissing();
  const before = await refundOf(tx, order.appId, merchantRefundId);
  if (before !== undefined) {
    if (!sameId(before.orderId, payOrderId) || before.refundPrice !== price) throw refundExists();
    return before.id;
  }
  const [paid] = await tx
    .update(payOrders)
    .set({
      refundPrice: sql`${payOrders.refundPrice} + ${price}`,
      status: PAY_ORDER_STATUS.refunded,
      ...changeStamp(author),
    })
    .where(
      and(
        one,
        inArray(payOrders.status, [PAY_ORDER_STATUS.paid, PAY_ORDER_STATUS.refunded]),
        // In this form the sum of two 32 bit numbers cannot overflow.
        sql`${price}::int <= ${payOrders.price} - ${payOrders.refundPrice}`,
      ),
    )
    .returning({ extensionId: payOrders.extensionId });
  if (paid === undefined)
    throw order.status === PAY_ORDER_STATUS.paid || order.status === PAY_ORDER_STATUS.refunded
      ? refundTooLarge()
      : notRefundable();
  const attempt = await attemptOf(tx, order);
  const [app] = await tx.select({ url: payApps.refundNotifyUrl }).from(payApps).where(eq(payApps.id, order.appId));
  const notifyUrl = app?.url ?? '';
  const id = await giveBack(tx, author, { order, attempt, notifyUrl, ...refund });
  if (notifyUrl !== '')
    await addNotice(tx, author, {
      type: NOTICE_OF.refund,
      dataId: id,
      appId: order.appId,
      merchantOrderId: order.merchantOrderId,
      notifyUrl,
    });
  return id;
}

type Attempt = Pick<InferSelectModel<typeof payAttempts>, 'id' | 'channelId' | 'channelCode' | 'channelOrderNo' | 'price'>;

interface Given extends Omit<NewRefund, 'payOrderId'> {
  readonly order: Pick<Order, 'id' | 'appId' | 'merchantOrderId'>;
  readonly attempt: Attempt;
  readonly notifyUrl: string;
}

/** Gives back by the channel of the attempt. Every channel that this server has does so at once. */
export async function giveBack(tx: Database, author: PayAuthor, given: Given): Promise<Id> {
  const { order, attempt, notifyUrl, merchantRefundId, price, reason, userIp } = given;
  const no = await documentNo(tx, author.clock, 'R');
  const successTime = author.clock();
  const channelRefundNo = `${attempt.channelCode.toUpperCase()}-${no}`;
  const [made] = await tx
    .insert(payRefunds)
    .values({
      no,
      appId: order.appId,
      channelId: attempt.channelId,
      channelCode: attempt.channelCode,
      orderId: order.id,
      merchantOrderId: order.merchantOrderId,
      merchantRefundId,
      notifyUrl,
      status: 10,
      payPrice: attempt.price,
      refundPrice: price,
      reason: Array.from(reason).slice(0, 256).join(''),
      userIp,
      channelOrderNo: attempt.channelOrderNo ?? '',
      channelRefundNo,
      successTime,
      channelNotifyData: JSON.stringify({ status: 10, outRefundNo: no, channelRefundNo, successTime }),
      tenantId: author.tenantId,
      ...creationStamp(author),
    })
    .returning({ id: payRefunds.id });
  if (made === undefined) throw new Error('The refund was not written.');
  if (attempt.channelCode === 'wallet')
    await refundToWallet(tx, author, { attemptId: attempt.id, refundId: made.id }, { price, no, title: reason.slice(0, 128) });
  return made.id;
}

async function attemptOf(tx: Database, { id, extensionId }: Order): Promise<Attempt> {
  const [attempt] = extensionId === null ? [] : await tx.select().from(payAttempts).where(eq(payAttempts.id, extensionId));
  if (attempt === undefined) throw new Error(`The paid order ${id} has no attempt.`);
  return attempt;
}

async function refundOf(tx: Database, appId: Id, merchantRefundId: string) {
  const [refund] = await tx
    .select({ id: payRefunds.id, orderId: payRefunds.orderId, refundPrice: payRefunds.refundPrice })
    .from(payRefunds)
    .where(and(eq(payRefunds.appId, appId), eq(payRefunds.merchantRefundId, merchantRefundId)));
  return refund;
}
