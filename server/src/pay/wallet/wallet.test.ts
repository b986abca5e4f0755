import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ password: SEEDED_PASSWORD });
});
afterAll(() => payments.database.close());

const short = refusal(1_007_002_004, '发起支付报错，错误码：1007007001，错误提示：钱包余额不足');
const setBalance = (fen: number) => payments.database.db.execute(sql`update pay_wallet set balance = ${fen} where user_id = 1`);
const entries = (payOrderId: number) =>
  payments.rows<{ bizType: number; price: number; balance: number }>(sql`
    select biz_type as "bizType", e.price, e.balance from pay_wallet_transaction e
    where (biz_type = 3 and biz_id in (select id from pay_order_extension where order_id = ${payOrderId}))
      or (biz_type = 4 and biz_id in (select id from pay_refund where order_id = ${payOrderId})) order by e.id`);

it('pays from the wallet of who submits, and a refund comes back to it', async () => {
  await setBalance(1500);
  const { demoId, payOrderId } = await payments.order(4);

  expect(await payments.submit(payOrderId, 'wallet')).toMatchObject({ code: 0, data: { status: 10 } });
  expect(await payments.balance()).toBe(500);
  await payments.due('pay-notify');
  expect(await payments.answer('PUT', `/pay/demo-order/refund?id=${demoId}`, payments)).toMatchObject({ code: 0 });

  expect(await payments.balance()).toBe(1500);
  expect(await entries(payOrderId)).toEqual([
    { bizType: 3, price: -1000, balance: 500 },
    { bizType: 4, price: 1000, balance: 1500 },
  ]);
});

it('refuses whoever has too little or no wallet, and changes nothing', async () => {
  await setBalance(999);
  const { payOrderId } = await payments.order(4);
  const guest = (await payments.signIn('guest', SEEDED_PASSWORD)).accessToken;
  const before = await contentsOf(payments.database.db, 'all', /^pay_/);

  expect(await payments.submit(payOrderId, 'wallet')).toEqual(short);
  expect(
    await payments.answer('POST', '/pay/order/submit', { token: guest, body: { id: payOrderId, channelCode: 'wallet' } }),
  ).toEqual(short);

  expect(await contentsOf(payments.database.db, 'all', /^pay_/)).toEqual(before);
});

it('never goes below nothing when twenty orders are paid from it at once', async () => {
  await setBalance(7 * 100 + 50);
  const orders = [];
  for (let count = 0; count < 20; count += 1) orders.push(await payments.order(3));

  const answers = await Promise.all(orders.map(({ payOrderId }) => payments.submit(payOrderId, 'wallet')));

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(7);
  expect(answers.filter(({ code }) => code !== 0)).toEqual(Array.from({ length: 13 }, () => short));
  expect(await payments.balance()).toBe(50);
  const paid = await Promise.all(orders.map(({ payOrderId }) => payments.payOrder(payOrderId)));
  expect(paid.filter(({ status }) => status === 10)).toHaveLength(7);
  const balances = (await Promise.all(orders.map(({ payOrderId }) => entries(payOrderId)))).flat().map(({ balance }) => balance);
  expect(balances.sort((one, other) => one - other)).toEqual([50, 150, 250, 350, 450, 550, 650]);
});

it('is taken from once when one order is submitted twenty times at once', async () => {
  await setBalance(1000);
  const { payOrderId } = await payments.order(3);

  const answers = await Promise.all(Array.from({ length: 20 }, () => payments.submit(payOrderId, 'wallet')));

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(await payments.balance()).toBe(900);
});

it('is kept above nothing by the database, too', async () => {
  await expect(payments.database.db.execute(sql`update pay_wallet set balance = -1 where user_id = 1`)).rejects.toThrow();
});
