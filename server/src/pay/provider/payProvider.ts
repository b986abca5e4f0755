import { randomUUID } from 'node:crypto';
import { type InferSelectModel, eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Clock } from '../../call/Clock.ts';
import type { Database } from '../../db/database.ts';
import { OF_DOCUMENTS } from '../../response/securityHeaders.ts';
import { isLoopback } from '../../settings/isLoopback.ts';
import { payChannels } from '../app/payChannel.table.ts';
import { yuan } from '../app/yuan.ts';
import { signedNotice } from '../attempt/orderNotice.ts';
import { PAY_PROVIDER_PATH } from '../attempt/playedDisplay.ts';
import { takeOrderNotice } from '../attempt/takeOrderNotice.ts';
import { NOTIFY_WORK } from '../notify/addNotice.ts';
import { payAttempts } from '../order/payAttempt.table.ts';
import { payOrders } from '../order/payOrder.table.ts';
import { messagePage, paymentPage, PROVIDER_POLICY } from './providerPage.ts';

/** Neither the form of a cashier nor our own has more. */
const FORM_BYTES = 8192;

type Attempt = InferSelectModel<typeof payAttempts>;

/**
 * Plays the pages of the providers of payment, for development: what somebody is asked there, and the signed notice that follows. It gives
 * null for all other addresses.
 */
export const payProvider =
  (db: Database, clock: Clock, wake: (work: string) => void) =>
  async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, no] = new RegExp(`^${PAY_PROVIDER_PATH}/(P\\w{1,40})$`).exec(pathname) ?? [];
    if (no === undefined) return null;
    const [attempt] = await db.select().from(payAttempts).where(eq(payAttempts.no, no));
    if (attempt === undefined) return page(messagePage('无法支付', '没有这笔支付。'), 404);
    const result = request.method === 'POST' ? await resultOf(request) : null;
    if (result !== 'paid' && result !== 'given-up') return show(db, attempt);

    try {
      await db.transaction((tx) => tell(tx, clock, attempt, result === 'paid'));
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      return page(messagePage('无法支付', error.message), 409);
    }
    wake(NOTIFY_WORK);
    const back = searchParams.get('return') ?? '';
    if (isOwn(back, request.headers.get('host')))
      return new Response(null, { status: 303, headers: { ...HEADERS, location: back } });
    return result === 'paid'
      ? page(messagePage('支付成功', '可以关闭本页，回到收银台。'))
      : page(messagePage('已放弃支付', '可以关闭本页，回到收银台换一种方式。'));
  };

async function show(db: Database, { status, orderId, price }: Attempt): Promise<Response> {
  if (status !== 0) return page(messagePage('这笔支付已经结束', status === 10 ? '已支付成功。' : '没有付款。'));
  const [order] = await db.select({ subject: payOrders.subject }).from(payOrders).where(eq(payOrders.id, orderId));
  return page(paymentPage({ subject: order?.subject ?? '', amount: `¥${yuan(price)}` }));
}

/** The press of a button; null for the form of a cashier, which only leads here. */
async function resultOf(request: Request): Promise<string | null> {
  if (!(Number(request.headers.get('content-length') ?? Number.NaN) <= FORM_BYTES)) return null;
  return new URLSearchParams(await request.text()).get('result');
}

/** Sends the notice that the provider of the channel would send. */
async function tell(tx: Database, clock: Clock, attempt: Attempt, isPaid: boolean): Promise<void> {
  const [channel] = await tx
    .select({ notifyKey: payChannels.notifyKey })
    .from(payChannels)
    .where(eq(payChannels.id, attempt.channelId));
  const now = clock();
  const notice = {
    channelId: attempt.channelId,
    outTradeNo: attempt.no,
    channelOrderNo: `PLAYED-${attempt.no}`,
    channelUserId: 'played-buyer',
    status: isPaid ? (10 as const) : (20 as const),
    price: attempt.price,
    timestamp: now,
    nonce: randomUUID(),
    ...(isPaid && { successTime: now }),
  };
  await takeOrderNotice(tx, clock, signedNotice(notice, channel?.notifyKey ?? ''));
}

/** Tells whether an address is a page of this machine, at the very origin that was asked; the played provider leads nowhere else. */
function isOwn(address: string, host: string | null): boolean {
  if (host === null || /[\\\p{Cc}\p{Z}]/u.test(address) || !URL.canParse(address)) return false;
  const { origin, hostname, username, password } = new URL(address);
  return origin === `http://${host.toLowerCase()}` && isLoopback(hostname) && username === '' && password === '';
}

const HEADERS = { ...OF_DOCUMENTS, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

const page = (html: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PROVIDER_POLICY },
  });
