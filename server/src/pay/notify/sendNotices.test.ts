import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Send } from '../../due/DueWork.ts';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

const SHOP = 'https://shop.example/paid';

let payments: TestPayments;
let sent: { address: string; body: unknown; headers: Readonly<Record<string, string>> }[] = [];
/** What the application answers. */
let reply: Send;
beforeAll(async () => {
  payments = await startTestPayments({
    password: SEEDED_PASSWORD,
    send: async (address, body, headers) => {
      sent.push({ address, body: JSON.parse(body), headers });
      return reply(address, body, headers);
    },
  });
  await payments.database.db.execute(sql`update pay_app set order_notify_url = ${SHOP} where id = 7`);
});
afterAll(() => payments.database.close());
beforeEach(() => {
  sent = [];
  reply = async () => ({ status: 200, text: '{"code":0,"data":true,"msg":""}' });
});

const send = () => payments.due('pay-notify');
/** Sessions go on by a clock that nobody sets; what is due goes by this one. */
const now = () => payments.clock.now + payments.clock.wrongBy;

async function paidOrder(): Promise<number> {
  const { payOrderId } = await payments.order();
  await payments.submit(payOrderId, 'mock');
  return payOrderId;
}

interface Task {
  readonly id: number;
  readonly status: number;
  readonly times: number;
  readonly wait: number;
}

async function task(payOrderId: number): Promise<Task> {
  const [found] = await payments.rows<Task & { next: string }>(sql`
    select id, status, notify_times as times, (extract(epoch from next_notify_time) * 1000)::bigint::text as next
    from pay_notify_task where type = 1 and data_id = ${payOrderId}`);
  if (found === undefined) throw new Error('There is no notice.');
  const { id, status, times, next } = found;
  return { id, status, times, wait: Number(next) - now() };
}

const logs = (taskId: number) =>
  payments.rows<object>(
    sql`select notify_times as times, status, response from pay_notify_log where task_id = ${taskId} order by id`,
  );

describe('a notice', () => {
  it('is sent once, signed, and its answer is kept', async () => {
    const payOrderId = await paidOrder();

    expect(await send()).toBe(1);
    expect(await send()).toBe(0);

    const { merchantOrderId } = await payments.payOrder(payOrderId);
    expect(sent).toMatchObject([
      {
        address: SHOP,
        body: { merchantOrderId, payOrderId },
        headers: {
          'X-Pay-App': '7',
          'X-Pay-Timestamp': String(payments.clock.now),
          'X-Pay-Sign': expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        },
      },
    ]);
    const { id, ...state } = await task(payOrderId);
    expect(state).toEqual({ status: 10, times: 1, wait: 0 });
    expect(await logs(id)).toEqual([{ times: 1, status: 10, response: '{"code":0,"data":true,"msg":""}' }]);
  });

  it.each([
    ['is refused', async () => ({ status: 200, text: '{"code":500,"msg":"系统异常"}' }), 21, /系统异常/],
    ['is answered with no JSON', async () => ({ status: 200, text: 'success' }), 21, /success/],
    [
      'is answered with what no text of a database holds',
      async () => ({ status: 200, text: 'suc\0cess' }),
      21,
      /^suc\uFFFDcess$/,
    ],
    ['fails there', async () => ({ status: 502, text: 'Bad Gateway' }), 22, /^HTTP 502$/],
    ['is sent on elsewhere', async () => ({ status: 302, text: '{"code":0}' }), 22, /^HTTP 302$/],
    ['finds nobody', () => Promise.reject(new Error('connect ECONNREFUSED')), 22, /ECONNREFUSED/],
  ] satisfies [string, Send, number, RegExp][])('that %s is sent again', async (_, answer, status, response) => {
    const payOrderId = await paidOrder();
    reply = answer;
    await send();

    const { id, ...state } = await task(payOrderId);
    expect(state).toEqual({ status, times: 1, wait: 15_000 });
    expect(await logs(id)).toMatchObject([{ status, response: expect.stringMatching(response) as string }]);

    reply = async () => ({ status: 200, text: '{"code":0}' });
    expect(await send()).toBe(0);
    payments.clock.wrongBy += 15_000;
    expect(await send()).toBe(1);
    expect(await task(payOrderId)).toMatchObject({ status: 10, times: 2 });
  });

  it('is given up after nine sendings, with longer and longer waits', async () => {
    const payOrderId = await paidOrder();
    reply = async () => ({ status: 200, text: '{"code":1}' });
    const waits: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      if ((await send()) === 0) break;
      const { wait } = await task(payOrderId);
      waits.push(wait / 1000);
      payments.clock.wrongBy += wait;
    }

    expect(waits).toEqual([15, 15, 30, 180, 1800, 1800, 1800, 3600, 0]);
    expect(await task(payOrderId)).toMatchObject({ status: 20, times: 9 });
  });
});

describe('several servers', () => {
  it('send each notice once when they look at once', async () => {
    for (let count = 0; count < 5; count += 1) await paidOrder();

    await Promise.all(Array.from({ length: 4 }, send));

    expect(sent).toHaveLength(5);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(5);
  });

  it('send what one of them was killed over, after its time', async () => {
    const payOrderId = await paidOrder();
    let begun = (): void => {};
    const isSending = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let answer = (): void => {};
    reply = () =>
      new Promise((resolve) => {
        begun();
        answer = () => resolve({ status: 200, text: '{"code":0}' });
      });
    // This one is killed in the middle: nobody hears of it again until much later.
    const killed = send();
    await isSending;
    reply = async () => ({ status: 200, text: '{"code":0}' });

    expect(await send()).toBe(0);
    payments.clock.wrongBy += 120_000;
    expect(await send()).toBe(1);
    expect(await task(payOrderId)).toMatchObject({ status: 10, times: 1 });

    // And where it was only slow, it changes nothing more.
    const before = await contentsOf(payments.database.db, 'all', /^pay_/);
    answer();
    await killed;
    expect(await contentsOf(payments.database.db, 'all', /^pay_/)).toEqual(before);
    expect(await logs((await task(payOrderId)).id)).toHaveLength(1);
  });
});
