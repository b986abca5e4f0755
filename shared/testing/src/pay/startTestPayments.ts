import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../server/startTestApp.ts';

/** The fields of a provider's notice, without its signature. */
type Notice = Readonly<Record<string, string | number>>;

/** An app with the demonstration's applications, in which orders are made and paid. */
export interface TestPayments extends TestApp {
  readonly token: string;
  /** Makes a sample order; goods 1 to 5 cost 1 fen, 10 fen, ¥1, ¥10 and ¥2,000. */
  readonly order: (spuId?: number) => Promise<{ readonly demoId: number; readonly payOrderId: number }>;
  readonly submit: (payOrderId: number, channelCode: string, further?: object) => ReturnType<TestApp['answer']>;
  readonly payOrder: (id: number) => Promise<Readonly<Record<string, unknown>>>;
  readonly demoOrder: (id: number) => Promise<Readonly<Record<string, unknown>>>;
  /** Writes an attempt that a provider is still asked for, and gives the notice that it was paid. */
  readonly openAttempt: (payOrderId: number, channel?: 'mock' | 'alipay_qr') => Promise<Notice>;
  /** Signs a notice with the key of a channel; without one with that of the channel it names. */
  readonly signed: (notice: Notice, channelId?: number) => Promise<Notice>;
  /** What the sample orders' user has in the wallet, in fen; null without a wallet. */
  readonly balance: () => Promise<number | null>;
  readonly rows: <Row>(query: ReturnType<typeof sql>) => Promise<readonly Row[]>;
}

/** The channels of the sample application. */
const CHANNELS = { mock: 24, alipay_qr: 29 } as const;

const ADMIN = 1;

/** For tests: starts an app and signs the administrator in. Close its database in the end. */
export async function startTestPayments(
  options: Parameters<typeof startTestApp>[0] & { readonly password: string },
): Promise<TestPayments> {
  const app = await startTestApp(options);
  const { db } = app.database;
  const token = (await app.signIn('admin', options.password)).accessToken;
  let attempts = 0;

  const rows = async <Row>(query: ReturnType<typeof sql>): Promise<readonly Row[]> =>
    // Both drivers give an object with `rows`; the type that they have in common does not know.
    ((await db.execute(query)) as { rows: readonly Row[] }).rows;

  async function demoOrder(id: number): Promise<Readonly<Record<string, unknown>>> {
    const { data } = await app.answer('GET', '/pay/demo-order/page?pageSize=100', { token });
    const found = (data as { list: readonly Readonly<Record<string, unknown>>[] }).list.find((one) => Number(one['id']) === id);
    if (found === undefined) throw new Error(`There is no sample order ${id}.`);
    return found;
  }

  return {
    ...app,
    token,
    rows,
    demoOrder,
    order: async (spuId = 2) => {
      const { data, msg } = await app.answer('POST', '/pay/demo-order/create', { token, body: { spuId } });
      if (data === null) throw new Error(`No sample order was made: ${msg}`);
      return { demoId: Number(data), payOrderId: Number((await demoOrder(Number(data)))['payOrderId']) };
    },
    submit: (id, channelCode, further = {}) =>
      app.answer('POST', '/pay/order/submit', { token, body: { id, channelCode, ...further } }),
    payOrder: async (id) =>
      (await app.answer('GET', `/pay/order/get?id=${id}`, { token })).data as Readonly<Record<string, unknown>>,
    openAttempt: async (payOrderId, channel = 'mock') => {
      attempts += 1;
      const no = `P${payOrderId}T${attempts}`;
      const channelId = CHANNELS[channel];
      const [order] = await rows<{ price: number }>(sql`select price from pay_order where id = ${payOrderId}`);
      const price = Number(order?.price);
      await db.execute(sql`
        insert into pay_order_extension (order_id, no, channel_id, channel_code, price, user_ip, tenant_id)
        values (${payOrderId}, ${no}, ${channelId}, ${channel}, ${price}, '192.0.2.1', 1)`);
      return {
        channelId,
        outTradeNo: no,
        channelOrderNo: `THEIRS-${no}`,
        status: 10,
        price,
        successTime: app.clock.now,
        timestamp: app.clock.now,
        nonce: `nonce-${attempts}`,
      };
    },
    signed: async (notice, channelId = Number(notice['channelId'])) => {
      const [channel] = await rows<{ key: string }>(sql`select notify_key as key from pay_channel where id = ${channelId}`);
      const lines = Object.entries(notice)
        .map(([name, value]) => `${name}=${value}`)
        .sort()
        .join('\n');
      return {
        ...notice,
        sign: createHmac('sha256', channel?.key ?? '')
          .update(lines)
          .digest('hex'),
      };
    },
    balance: async () => {
      const [wallet] = await rows<{ balance: number }>(
        sql`select balance from pay_wallet where user_id = ${ADMIN} and user_type = 2`,
      );
      return wallet?.balance ?? null;
    },
  };
}
