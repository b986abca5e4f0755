import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { NOTICE_AGE_MS } from './takeOrderNotice.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ password: SEEDED_PASSWORD });
});
afterAll(() => payments.database.close());

const post = (body: object) => payments.answer('POST', '/pay/notify/order', { body, tenant: null });
const taken = { code: 0, data: true, msg: '' };
const wrongSign = refusal(400, '签名不正确');

async function changesNothing(call: () => Promise<unknown>): Promise<unknown> {
  const before = await contentsOf(payments.database.db, 'all', /^pay_/);
  const answer = await call();
  expect(await contentsOf(payments.database.db, 'all', /^pay_/)).toEqual(before);
  return answer;
}

describe('a notice of a payment', () => {
  it('pays the order of the attempt, and changes nothing when it comes again, at once or later', async () => {
    const { payOrderId } = await payments.order();
    const notice = await payments.signed(await payments.openAttempt(payOrderId));

    const first = await Promise.all(Array.from({ length: 8 }, () => post(notice)));
    expect(first).toEqual(Array.from({ length: 8 }, () => taken));
    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 10, channelOrderNo: notice['channelOrderNo'] });

    expect(await changesNothing(() => post(notice))).toEqual(taken);
    expect(await payments.rows(sql`select id from pay_refund where order_id = ${payOrderId}`)).toEqual([]);
    expect(await payments.rows(sql`select id from pay_notify_task where data_id = ${payOrderId}`)).toHaveLength(1);
  });

  it.each([
    ['channelId', 22],
    ['outTradeNo', 'P1'],
    ['channelOrderNo', 'other'],
    ['channelUserId', 'somebody'],
    ['status', 20],
    ['price', 1],
    ['successTime', 5],
    ['timestamp', 1_772_323_200_001],
    ['nonce', 'other'],
    ['sign', 'f'.repeat(64)],
    ['sign', ''.padEnd(63, 'a')],
  ])('with another %s is refused and changes nothing', async (field, value) => {
    const { payOrderId } = await payments.order(3);
    const notice = await payments.signed(await payments.openAttempt(payOrderId));

    expect(await changesNothing(() => post({ ...notice, [field]: value }))).toEqual(wrongSign);
  });

  it('is not taken with the key of another channel, nor for an attempt of another channel', async () => {
    const { payOrderId } = await payments.order();
    const notice = await payments.openAttempt(payOrderId);

    expect(await changesNothing(async () => post(await payments.signed(notice, 29)))).toEqual(wrongSign);
    expect(await changesNothing(async () => post(await payments.signed({ ...notice, channelId: 29 })))).toEqual(
      refusal(1_007_003_000, '支付交易拓展单不存在'),
    );
    expect(await changesNothing(async () => post(await payments.signed({ ...notice, channelId: 999_999 }, 24)))).toEqual(
      wrongSign,
    );
  });

  it('is not taken when it is too old or from the future', async () => {
    const { payOrderId } = await payments.order();
    const notice = await payments.openAttempt(payOrderId);
    const at = (timestamp: number) => payments.signed({ ...notice, timestamp });
    const { now } = payments.clock;

    for (const timestamp of [now - NOTICE_AGE_MS - 1, now + NOTICE_AGE_MS + 1])
      expect(await changesNothing(async () => post(await at(timestamp)))).toEqual(wrongSign);
    expect(await post(await at(now - NOTICE_AGE_MS))).toEqual(taken);
  });

  it('of another amount than was asked for is refused, well signed though it is', async () => {
    const { payOrderId } = await payments.order(3);
    const notice = await payments.openAttempt(payOrderId);

    for (const price of [1, 99, 101])
      expect(await changesNothing(async () => post(await payments.signed({ ...notice, price })))).toEqual(
        refusal(400, '支付金额与支付单不符'),
      );
  });

  it('of an attempt that nobody made is refused', async () => {
    const { payOrderId } = await payments.order();
    const notice = await payments.openAttempt(payOrderId);

    expect(await changesNothing(async () => post(await payments.signed({ ...notice, outTradeNo: 'P404' })))).toEqual(
      refusal(1_007_003_000, '支付交易拓展单不存在'),
    );
  });

  it('that says something else of a paid attempt is refused', async () => {
    const { payOrderId } = await payments.order();
    const notice = await payments.openAttempt(payOrderId);
    await post(await payments.signed(notice));
    const other = refusal(1_007_003_001, '支付交易拓展单不处于待支付');

    for (const changed of [{ channelOrderNo: 'SECOND' }, { status: 20 }])
      expect(await changesNothing(async () => post(await payments.signed({ ...notice, ...changed })))).toEqual(other);
  });

  it.each([{}, { channelId: 24 }, { sign: 1, outTradeNo: [] }, { channelId: '24; drop', outTradeNo: 'x' }])(
    'that is none is refused: %o',
    async (body) => {
      expect(await changesNothing(() => post(body))).toMatchObject({ code: 400 });
    },
  );

  it('that it failed leaves the order to be paid otherwise', async () => {
    const { payOrderId } = await payments.order();
    const failed = await payments.signed({ ...(await payments.openAttempt(payOrderId)), status: 20 });

    expect(await post(failed)).toEqual(taken);
    expect(await changesNothing(() => post(failed))).toEqual(taken);
    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 0 });
    expect(await payments.submit(payOrderId, 'mock')).toMatchObject({ code: 0 });
  });
});

describe('money that comes in for an order which is not to be paid any more is given back', () => {
  const refunds = (payOrderId: number) =>
    payments.rows<object>(
      sql`select merchant_refund_id as attempt, refund_price as price, reason from pay_refund where order_id = ${payOrderId}`,
    );

  it('where it was closed', async () => {
    const { payOrderId } = await payments.order();
    const notice = await payments.openAttempt(payOrderId);
    await payments.database.db.execute(sql`update pay_order set expire_time = '2020-01-01' where id = ${payOrderId}`);
    await payments.due('pay-expire');
    const late = await payments.signed(notice);

    expect(await post(late)).toEqual(taken);

    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 30, refundPrice: 0 });
    expect(await refunds(payOrderId)).toEqual([{ attempt: notice['outTradeNo'], price: 10, reason: '支付单已关闭，退款' }]);
    expect(await changesNothing(() => post(late))).toEqual(taken);
  });

  it('where it was paid by another attempt', async () => {
    const { payOrderId } = await payments.order();
    const notice = await payments.signed(await payments.openAttempt(payOrderId));
    await payments.submit(payOrderId, 'mock');

    expect(await post(notice)).toEqual(taken);

    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 10, refundPrice: 0 });
    expect(await refunds(payOrderId)).toEqual([
      { attempt: notice['outTradeNo'], price: 10, reason: '支付单已支付，重复支付退款' },
    ]);
  });

  it('where it has another price by now', async () => {
    const { payOrderId } = await payments.order();
    const notice = await payments.signed(await payments.openAttempt(payOrderId));
    await payments.database.db.execute(sql`update pay_order set price = 8 where id = ${payOrderId}`);

    expect(await post(notice)).toEqual(taken);

    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 0 });
    expect(await refunds(payOrderId)).toMatchObject([{ price: 10 }]);
  });

  it('and two attempts that are paid at once pay it once', async () => {
    const { payOrderId } = await payments.order();
    const notices = [await payments.openAttempt(payOrderId), await payments.openAttempt(payOrderId, 'alipay_qr')];

    const answers = await Promise.all(notices.map(async (notice) => post(await payments.signed(notice))));

    expect(answers).toEqual([taken, taken]);
    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 10 });
    expect(await refunds(payOrderId)).toHaveLength(1);
  });
});
