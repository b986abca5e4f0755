import type { Id } from '@zhilv/contract';
import { type OrderNotice, PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { type InferSelectModel, and, eq, inArray } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Clock } from '../../call/Clock.ts';
import type { Database } from '../../db/database.ts';
import { changeStamp } from '../../records/stamps.ts';
import { payChannels } from '../app/payChannel.table.ts';
import { attemptMissing, attemptNotWaiting } from '../app/payRefusals.ts';
import { addNotice, NOTICE_OF } from '../notify/addNotice.ts';
import { payAttempts } from '../order/payAttempt.table.ts';
import { payOrders } from '../order/payOrder.table.ts';
import { giveBack } from '../refund/createRefund.ts';
import { isSigned } from './orderNotice.ts';

/** A notice is older or younger than so much at most, as the clocks of two machines are and as long as one is on its way. */
export const NOTICE_AGE_MS = 600_000;

const OPEN = 0;
const PAID = 10;
const FAILED = 20;

type Attempt = InferSelectModel<typeof payAttempts>;
type Order = InferSelectModel<typeof payOrders>;

/**
 * Takes what a provider says of an attempt, and is the only way in which an order is paid: what the built-in channels did comes in the
 * same form. A repeated notice changes nothing. Money that comes in for an order which is closed, paid or has another price by then
 * is given back.
 * @param tx a transaction; a refusal has to undo it
 * @throws BusinessError for a notice that is not the provider's, or that no attempt fits
 */
export async function takeOrderNotice(tx: Database, clock: Clock, notice: OrderNotice): Promise<true> {
  const channel = await channelOf(tx, notice, clock());
  const { outTradeNo, channelOrderNo } = notice;
  const ofNotice = and(eq(payAttempts.no, outTradeNo), eq(payAttempts.channelId, channel.id));
  const [known] = await tx.select().from(payAttempts).where(ofNotice);
  if (known === undefined) throw attemptMissing();
  if (known.price !== notice.price) throw new BusinessError(400, '支付金额与支付单不符');
  // Everybody holds the order before its attempts, so that no two wait for each other.
  const [order] = await tx.select().from(payOrders).where(eq(payOrders.id, known.orderId)).for('update');
  if (order === undefined) throw attemptMissing();
  const author = { tenantId: channel.tenantId, clock, user: null };
  const isPaid = notice.status === PAID;
  const [attempt] = await tx
    .update(payAttempts)
    .set({
      status: isPaid ? PAID : FAILED,
      channelOrderNo,
      channelNotifyData: told(notice),
      ...changeStamp(author),
    })
    // What was given up may be paid all the same: who pays does not know.
    .where(and(ofNotice, isPaid ? inArray(payAttempts.status, [OPEN, FAILED]) : eq(payAttempts.status, OPEN)))
    .returning();
  if (attempt === undefined) return repeated(tx, known.id, notice);
  if (!isPaid) return true;
  if (order.status === PAY_ORDER_STATUS.waiting && order.price === attempt.price) {
    await markPaid(tx, { order, attempt, notice, feeRate: channel.feeRate, clock });
    await addNotice(tx, author, {
      type: NOTICE_OF.order,
      dataId: order.id,
      appId: order.appId,
      merchantOrderId: order.merchantOrderId,
      notifyUrl: order.notifyUrl,
    });
  } else
    await giveBack(tx, author, {
      order,
      attempt,
      notifyUrl: '',
      merchantRefundId: attempt.no,
      price: attempt.price,
      reason: reasonToGiveBack(order),
      userIp: attempt.userIp,
    });
  return true;
}

/** @throws BusinessError in the same words whatever does not fit, so that nobody learns which channels there are */
async function channelOf(tx: Database, notice: OrderNotice, now: number) {
  const [channel] = await tx
    .select({
      id: payChannels.id,
      tenantId: payChannels.tenantId,
      feeRate: payChannels.feeRate,
      notifyKey: payChannels.notifyKey,
    })
    .from(payChannels)
    // A channel that was deleted may have attempts that are paid only now.
    .where(eq(payChannels.id, notice.channelId));
  if (channel === undefined || !isSigned(notice, channel.notifyKey) || Math.abs(now - notice.timestamp) > NOTICE_AGE_MS)
    throw new BusinessError(400, '签名不正确');
  return channel;
}

/** The provider may tell the same twice. @throws BusinessError when it tells something else than before */
async function repeated(tx: Database, attemptId: Id, { status, channelOrderNo }: OrderNotice): Promise<true> {
  const [attempt] = await tx.select().from(payAttempts).where(eq(payAttempts.id, attemptId));
  if (attempt?.status === status && attempt.channelOrderNo === channelOrderNo) return true;
  throw attemptNotWaiting();
}

interface Payment {
  readonly order: Pick<Order, 'id' | 'price'>;
  readonly attempt: Attempt;
  readonly notice: OrderNotice;
  /** In percent. */
  readonly feeRate: number;
  readonly clock: Clock;
}

async function markPaid(tx: Database, { order, attempt, notice, feeRate, clock }: Payment): Promise<void> {
  await tx
    .update(payOrders)
    .set({
      status: PAY_ORDER_STATUS.paid,
      successTime: notice.successTime ?? clock(),
      channelId: attempt.channelId,
      channelCode: attempt.channelCode,
      channelOrderNo: notice.channelOrderNo,
      channelUserId: notice.channelUserId ?? '',
      channelFeeRate: feeRate,
      channelFeePrice: Math.round((order.price * feeRate) / 100),
      extensionId: attempt.id,
      no: attempt.no,
      ...changeStamp({ user: null, clock }),
    })
    .where(eq(payOrders.id, order.id));
}

function reasonToGiveBack({ status }: Order): string {
  if (status === PAY_ORDER_STATUS.waiting) return '支付金额已变更，原支付单退款';
  return status === PAY_ORDER_STATUS.closed ? '支付单已关闭，退款' : '支付单已支付，重复支付退款';
}

/** What is kept of a notice: all but what proves it. */
function told({ sign: _, nonce: __, ...notice }: OrderNotice): string {
  return JSON.stringify(notice);
}
