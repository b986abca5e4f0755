import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { changePayPrice } from './changePayPrice.ts';
import { closePayOrder } from './closePayOrder.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ password: SEEDED_PASSWORD });
});
afterAll(() => payments.database.close());

const author = { tenantId: 1, clock: () => payments.clock.now, user: null };
const expire = (id: number) =>
  payments.database.db.execute(sql`update pay_order set expire_time = '2020-01-01' where id = ${id}`);
const status = async (id: number) => (await payments.payOrder(id))['status'];

it('closes what nobody paid in time and gives up its attempts; what was paid and what has time left stays', async () => {
  const [late, paid, early] = [await payments.order(), await payments.order(), await payments.order()];
  const notice = await payments.openAttempt(late.payOrderId);
  await payments.submit(paid.payOrderId, 'mock');
  await expire(late.payOrderId);
  await expire(paid.payOrderId);

  expect(await payments.due('pay-expire')).toBe(1);

  expect([await status(late.payOrderId), await status(paid.payOrderId), await status(early.payOrderId)]).toEqual([30, 10, 0]);
  const attempt = await payments.rows(sql`select status from pay_order_extension where no = ${notice['outTradeNo']}`);
  expect(attempt).toEqual([{ status: 20 }]);
  const before = await contentsOf(payments.database.db, 'all', /^pay_/);
  expect(await payments.due('pay-expire')).toBe(0);
  expect(await contentsOf(payments.database.db, 'all', /^pay_/)).toEqual(before);
});

it('closes each once when several servers look at once', async () => {
  const orders = [];
  for (let count = 0; count < 6; count += 1) orders.push(await payments.order());
  for (const { payOrderId } of orders) await expire(payOrderId);

  const closed = await Promise.all(Array.from({ length: 4 }, () => payments.due('pay-expire')));

  expect(closed.reduce((sum, count) => sum + count, 0)).toBe(6);
});

it('lets one of payment and closing win', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { payOrderId } = await payments.order();
    const close = payments.database.db.transaction((tx) => closePayOrder(tx, author, [payOrderId]));

    const [paid, closed] = await Promise.all([payments.submit(payOrderId, 'mock'), close]);

    expect(await status(payOrderId)).toBe(paid.code === 0 ? 10 : 30);
    expect(closed).toEqual(paid.code === 0 ? [] : [payOrderId]);
  }
});

it('says which are closed: those that were closed before too, and none that was paid or is another tenant’s', async () => {
  const [open, closed, paid] = [await payments.order(), await payments.order(), await payments.order()];
  await payments.submit(paid.payOrderId, 'mock');
  const close = (ids: readonly number[], tenantId = 1) =>
    payments.database.db.transaction((tx) => closePayOrder(tx, { ...author, tenantId }, ids));
  await close([closed.payOrderId]);

  expect(await close([open.payOrderId], 2)).toEqual([]);
  expect(await status(open.payOrderId)).toBe(0);
  expect(await close([paid.payOrderId, closed.payOrderId, open.payOrderId, 999_999])).toEqual([
    open.payOrderId,
    closed.payOrderId,
  ]);
  expect(await close([])).toEqual([]);
});

it('changes the price of an order that waits, and of no other', async () => {
  const [open, paid] = [await payments.order(), await payments.order()];
  await payments.submit(paid.payOrderId, 'mock');
  const change = (id: number, price: number) => payments.database.db.transaction((tx) => changePayPrice(tx, author, id, price));

  await change(open.payOrderId, 7);

  expect(await payments.payOrder(open.payOrderId)).toMatchObject({ price: 7 });
  await expect(change(paid.payOrderId, 7)).rejects.toMatchObject({ code: 1_007_002_001 });
  await expect(change(999_999, 7)).rejects.toMatchObject({ code: 1_007_002_000 });
  await expect(change(open.payOrderId, 0)).rejects.toThrow();
});
