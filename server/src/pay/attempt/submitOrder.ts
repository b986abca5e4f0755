import { randomUUID } from 'node:crypto';
import { type PayAttempt, type payAttempt, PAY_ORDER_STATUS } from '@zhilv/contract/pay';
import { type InferSelectModel, and, eq } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { documentNo } from '../../records/documentNo.ts';
import { kept, rowsWhere } from '../../records/rows.ts';
import { creationStamp } from '../../records/stamps.ts';
import { canPayBy, isBuiltIn } from '../app/canPayBy.ts';
import { enabledApp } from '../app/payApps.ts';
import { payChannels } from '../app/payChannel.table.ts';
import {
  channelMissing,
  channelOff,
  orderExpired,
  orderMissing,
  orderNotWaiting,
  orderPaid,
  submitFailed,
} from '../app/payRefusals.ts';
import { payAttempts } from '../order/payAttempt.table.ts';
import { payOrders } from '../order/payOrder.table.ts';
import { payFromWallet } from '../wallet/moveWallet.ts';
import { signedNotice } from './orderNotice.ts';
import { playedDisplay } from './playedDisplay.ts';
import { takeOrderNotice } from './takeOrderNotice.ts';

type SubmitCall = Call<typeof payAttempt.submit>;
type Order = InferSelectModel<typeof payOrders>;
type Channel = InferSelectModel<typeof payChannels>;

/**
 * Begins an attempt to pay an order, in a transaction that holds the order: of several that come at once one pays, and the others are told.
 * The built-in channels pay at once, by the notice that a provider would send.
 * @throws BusinessError when the order cannot be paid, or not by this channel
 */
export async function submitOrder(tx: Database, call: SubmitCall): Promise<PayAttempt> {
  const scope = { db: tx, tenantId: call.tenantId };
  const order = await payableOrder(tx, call);
  await enabledApp(scope, order.appId);
  const channel = await openChannel(tx, call, order);
  const no = await documentNo(tx, call.clock, 'P');
  const [attempt] = await tx
    .insert(payAttempts)
    .values({
      orderId: order.id,
      no,
      channelId: channel.id,
      channelCode: channel.code,
      price: order.price,
      userIp: call.request.address,
      channelExtras: call.input.channelExtras ?? null,
      tenantId: call.tenantId,
      ...creationStamp(call),
    })
    .returning({ id: payAttempts.id });
  if (attempt === undefined) throw new Error('The attempt was not written.');
  const display = isBuiltIn(channel.code) ? null : askedProvider(call, channel.code, no);
  const { displayMode = null, displayContent = null } = display ?? {};
  if (display?.isPaid === false) return { status: PAY_ORDER_STATUS.waiting, displayMode, displayContent };
  if (channel.code === 'wallet') await payFromWallet(tx, call, attempt.id, { price: order.price, no, title: order.subject });
  await takeOrderNotice(tx, call.clock, noticeOfNow(call, { order, channel, no }));
  return { status: PAY_ORDER_STATUS.paid, displayMode, displayContent };
}

async function payableOrder(tx: Database, { tenantId, input, clock }: SubmitCall): Promise<Order> {
  const [order] = await tx
    .select()
    .from(payOrders)
    .where(and(kept(payOrders, { tenantId }), eq(payOrders.id, input.id)))
    .for('update');
  if (order === undefined) throw orderMissing();
  if (order.status === PAY_ORDER_STATUS.paid) throw orderPaid();
  if (order.status !== PAY_ORDER_STATUS.waiting) throw orderNotWaiting();
  if (order.expireTime <= clock()) throw orderExpired();
  return order;
}

async function openChannel(tx: Database, { tenantId, input, settings }: SubmitCall, { appId }: Order): Promise<Channel> {
  const [channel] = await rowsWhere(
    { db: tx, tenantId },
    payChannels,
    and(eq(payChannels.appId, appId), eq(payChannels.code, input.channelCode)),
  );
  if (channel === undefined) throw channelMissing();
  const canPay = canPayBy(channel.code, settings);
  if (channel.status !== 0 || (isBuiltIn(channel.code) && !canPay)) throw channelOff();
  if (!canPay) throw submitFailed('NOT_CONNECTED', '本服务没有接入该支付渠道');
  return channel;
}

/** Asks the provider that the server plays in development; no other is connected. */
function askedProvider({ input, settings, request }: SubmitCall, code: string, no: string) {
  return playedDisplay({
    code,
    no,
    extras: input.channelExtras ?? {},
    displayMode: input.displayMode ?? null,
    returnUrl: input.returnUrl ?? null,
    origin: settings.publicOrigin ?? `http://${request.headers.get('host') ?? 'localhost'}`,
  });
}

/** What a provider sends that was paid at this moment. */
function noticeOfNow({ clock }: SubmitCall, { order, channel, no }: { order: Order; channel: Channel; no: string }) {
  const now = clock();
  const notice = {
    channelId: channel.id,
    outTradeNo: no,
    channelOrderNo: `${channel.code.toUpperCase()}-${no}`,
    status: 10 as const,
    price: order.price,
    successTime: now,
    timestamp: now,
    nonce: randomUUID(),
  };
  return signedNotice(notice, channel.notifyKey);
}
