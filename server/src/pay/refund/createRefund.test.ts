import type { Id } from '@zhilv/contract';
import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { createRefund, type NewRefund } from './createRefund.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ password: SEEDED_PASSWORD });
});
afterAll(() => payments.database.close());

const refund = (payOrderId: Id, merchantRefundId: string, price: number, further: Partial<NewRefund> = {}): Promise<Id> =>
  payments.database.db.transaction((tx) =>
    createRefund(
      tx,
      { tenantId: 1, clock: () => payments.clock.now, user: null },
      { payOrderId, merchantRefundId, price, reason: '不想要了', userIp: '192.0.2.1', ...further },
    ),
  );

async function paidOrder(channel = 'mock'): Promise<number> {
  const { payOrderId } = await payments.order(4);
  await payments.submit(payOrderId, channel);
  return payOrderId;
}

const given = async (payOrderId: number) => (await payments.payOrder(payOrderId))['refundPrice'];

it('gives back in parts until all of it was given back, and tells the application of each', async () => {
  const id = await paidOrder();

  await refund(id, 'parts-1', 400);
  expect(await payments.payOrder(id)).toMatchObject({ status: 20, refundPrice: 400 });
  await refund(id, 'parts-2', 600);
  expect(await given(id)).toBe(1000);

  const refunds = await payments.rows<{ id: number; status: number }>(
    sql`select id, status from pay_refund where order_id = ${id} order by id`,
  );
  expect(refunds.map(({ status }) => status)).toEqual([10, 10]);
  const notices = await payments.rows(
    sql`select id from pay_notify_task where type = 2 and data_id in (${refunds[0]?.id}, ${refunds[1]?.id})`,
  );
  expect(notices).toHaveLength(2);
});

it('is one refund for one number of the application, however many ask for it at once', async () => {
  const id = await paidOrder();

  const ids = await Promise.all(Array.from({ length: 10 }, () => refund(id, 'one', 300)));

  expect(new Set(ids).size).toBe(1);
  expect(await given(id)).toBe(300);
  await expect(refund(id, 'one', 299)).rejects.toMatchObject({ code: 1_007_006_003 });
  await expect(refund(await paidOrder(), 'one', 300)).rejects.toMatchObject({ code: 1_007_006_003 });
});

it('never gives back more than was paid, however many ask at once', async () => {
  const id = await paidOrder('wallet');
  const before = await payments.balance();

  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => refund(id, `many-${index}`, 150)));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { code: number }).code)).toEqual(Array.from({ length: 6 }, () => 1_007_006_000));
  expect(await given(id)).toBe(900);
  expect(await payments.balance()).toBe(Number(before) + 900);
});

it.each([
  ['more than was paid', 'mock', 1001, 1_007_006_000],
  ['nothing', 'mock', 0, 1_007_006_000],
  ['less than nothing', 'mock', -5, 1_007_006_000],
  ['a part of a fen', 'mock', 1.5, 1_007_006_000],
  ['so much that a sum would overflow', 'mock', 2_147_483_647, 1_007_006_000],
  ['of an order that nobody paid', null, 10, 1_007_002_005],
] as const)('refuses %s and changes nothing', async (_, channel, price, code) => {
  const id = channel === null ? (await payments.order(4)).payOrderId : await paidOrder(channel);
  const before = await contentsOf(payments.database.db, 'all', /^pay_/);

  await expect(refund(id, `refused-${code}-${price}`, price)).rejects.toMatchObject({ code });

  expect(await contentsOf(payments.database.db, 'all', /^pay_/)).toEqual(before);
});

it('refuses an order that is not there, or another tenant’s', async () => {
  await expect(refund(999_999, 'none', 1)).rejects.toMatchObject({ code: 1_007_002_000 });
  const id = await paidOrder();
  const ofOthers = payments.database.db.transaction((tx) =>
    createRefund(
      tx,
      { tenantId: 2, clock: () => payments.clock.now, user: null },
      { payOrderId: id, merchantRefundId: 'theirs', price: 1, reason: '', userIp: '192.0.2.1' },
    ),
  );
  await expect(ofOthers).rejects.toMatchObject({ code: 1_007_002_000 });
});

it('keeps sums right over random refunds', async () => {
  const random = new SeededRandom(19);
  for (let round = 0; round < 5; round += 1) {
    const id = await paidOrder('wallet');
    const before = Number(await payments.balance());
    let sum = 0;
    for (let step = 0; step < 12; step += 1) {
      const price = random.below(400);
      const fits = price > 0 && sum + price <= 1000;
      const asked = refund(id, `random-${round}-${step}`, price);
      if (fits) await asked;
      else await expect(asked).rejects.toMatchObject({ code: 1_007_006_000 });
      if (fits) sum += price;
    }
    expect(await given(id)).toBe(sum);
    expect(await payments.balance()).toBe(before + sum);
  }
});
