import { createHmac } from 'node:crypto';
import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let payments: TestPayments;
let secret: string;
beforeAll(async () => {
  payments = await startTestPayments({ password: SEEDED_PASSWORD });
  const [app] = await payments.rows<{ secret: string }>(sql`select secret from pay_app where id = 7`);
  secret = app?.secret ?? '';
});
afterAll(() => payments.database.close());

const refund = (id: number) => payments.answer('PUT', `/pay/demo-order/refund?id=${id}`, payments);

interface Posted {
  readonly secret?: string;
  readonly app?: string;
  readonly timestamp?: number;
  /** What is signed, where that is not what is sent. */
  readonly signed?: string;
}

function post(what: 'paid' | 'refunded', merchantOrderId: string, dataId: number, posted: Posted = {}) {
  const { timestamp = payments.clock.now, app = '7', signed = `${merchantOrderId}\n${dataId}` } = posted;
  const sign = createHmac('sha256', posted.secret ?? secret)
    .update(`${timestamp}\n${signed}`)
    .digest('hex');
  const body = what === 'paid' ? { merchantOrderId, payOrderId: dataId } : { merchantOrderId, payRefundId: dataId };
  return payments.answer('POST', `/pay/demo-order/update-${what}`, {
    tenant: null,
    body,
    headers: { 'X-Pay-App': app, 'X-Pay-Timestamp': String(timestamp), 'X-Pay-Sign': sign },
  });
}

async function changesNothing(call: () => Promise<unknown>): Promise<unknown> {
  const before = await contentsOf(payments.database.db, 'all', /^pay_/);
  const answer = await call();
  expect(await contentsOf(payments.database.db, 'all', /^pay_/)).toEqual(before);
  return answer;
}

describe('a sample order', () => {
  it('is made, paid, given back, and told of each', async () => {
    const { demoId, payOrderId } = await payments.order(3);
    expect(await payments.payOrder(payOrderId)).toMatchObject({
      merchantOrderId: String(demoId),
      price: 100,
      expireTime: payments.clock.now + 7_200_000,
      status: 0,
    });
    await payments.submit(payOrderId, 'mock');
    await payments.due('pay-notify');

    expect(await refund(demoId)).toEqual({ code: 0, data: true, msg: '' });
    expect(await payments.demoOrder(demoId)).toMatchObject({ refundPrice: 100, refundTime: null });
    expect(await payments.due('pay-notify')).toBe(1);

    expect(await payments.demoOrder(demoId)).toMatchObject({ payStatus: true, refundTime: payments.clock.now });
    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 20, refundPrice: 100 });
  });

  it('is given back once, however often at once', async () => {
    const { demoId, payOrderId } = await payments.order(3);
    await payments.submit(payOrderId, 'mock');
    await payments.due('pay-notify');

    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(demoId)));

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code !== 0)).toEqual(
      Array.from({ length: 4 }, () => refusal(1_007_900_006, '发起退款失败，示例订单已退款')),
    );
    expect(await payments.payOrder(payOrderId)).toMatchObject({ refundPrice: 100 });
  });

  it('is not given back before it is paid, nor one that is not there', async () => {
    const { demoId } = await payments.order();

    expect(await changesNothing(() => refund(demoId))).toEqual(refusal(1_007_900_005, '发起退款失败，示例订单未支付'));
    expect(await refund(999_999)).toEqual(refusal(1_007_900_000, '示例订单不存在'));
  });

  it.each([
    [{}, '商品编号不能为空'],
    [{ spuId: 99 }, '没有这个示例商品'],
  ])('is not made of %o', async (body, words) => {
    const { token } = payments;
    expect(await payments.answer('POST', '/pay/demo-order/create', { token, body })).toEqual(
      refusal(400, `请求参数不正确:${words}`),
    );
  });
});

it('a sample order is paid to the application that somebody made for them, where the demonstration’s is missing', async () => {
  const { token } = payments;
  await payments.database.db.execute(sql`update pay_app set deleted = true where id = 7`);
  try {
    const body = { spuId: 1 };
    expect(await payments.answer('POST', '/pay/demo-order/create', { token, body })).toEqual(
      refusal(1_007_000_000, 'App 不存在'),
    );
    const [orderNotifyUrl, refundNotifyUrl] = ['paid', 'refunded'].map((what) => `/admin-api/pay/demo-order/update-${what}`);
    const app = { name: '试用', status: 0, orderNotifyUrl, refundNotifyUrl };
    const { data: appId } = await payments.answer('POST', '/pay/app/create', { token, body: app });
    await payments.answer('POST', '/pay/channel/create', {
      token,
      body: { appId, code: 'mock', status: 0, feeRate: 0, config: '{}' },
    });

    const { demoId, payOrderId } = await payments.order();
    await payments.submit(payOrderId, 'mock');
    await payments.due('pay-notify');

    expect(await payments.payOrder(payOrderId)).toMatchObject({ appId, status: 10 });
    expect(await payments.demoOrder(demoId)).toMatchObject({ payStatus: true });
  } finally {
    await payments.database.db.execute(sql`update pay_app set deleted = id <> 7 where id = 7 or name = '试用'`);
  }
});

describe('a notice to the sample application', () => {
  it('is refused when it is not signed, tampered with, of another application or too old', async () => {
    const { demoId, payOrderId } = await payments.order();
    await payments.submit(payOrderId, 'mock');
    const id = String(demoId);
    const { now } = payments.clock;

    for (const posted of [
      { secret: 'guessed' },
      { signed: `${demoId}\n1` },
      { app: '8' },
      { app: '' },
      { app: "7' or 1=1" },
      { timestamp: now - 600_001 },
      { timestamp: now + 600_001 },
      { timestamp: Number.NaN },
    ])
      expect(await changesNothing(() => post('paid', id, payOrderId, posted))).toEqual(refusal(400, '签名不正确'));
    expect(
      await changesNothing(() =>
        payments.answer('POST', '/pay/demo-order/update-paid', { body: { merchantOrderId: id, payOrderId } }),
      ),
    ).toEqual(refusal(400, '签名不正确'));
    await payments.due('pay-notify');
  });

  it('changes nothing when it comes again', async () => {
    const { demoId, payOrderId } = await payments.order();
    await payments.submit(payOrderId, 'mock');
    await payments.due('pay-notify');
    payments.clock.now += 5000;

    expect(await changesNothing(() => post('paid', String(demoId), payOrderId))).toEqual({ code: 0, data: true, msg: '' });
  });

  it('is not believed: the payment itself says whether it was made, for what and how much', async () => {
    const [one, other] = [await payments.order(), await payments.order()];
    await payments.submit(other.payOrderId, 'mock');
    const failed = (code: number, why: string) => refusal(code, `示例订单更新支付状态失败，${why}`);

    expect(await changesNothing(() => post('paid', String(one.demoId), one.payOrderId))).toEqual(
      failed(1_007_900_003, '支付单状态不是【支付成功】状态'),
    );
    expect(await changesNothing(() => post('paid', String(one.demoId), other.payOrderId))).toEqual(
      failed(1_007_900_002, '支付单编号不匹配'),
    );
    await payments.database.db.execute(sql`update pay_demo_order set price = 9999 where id = ${other.demoId}`);
    expect(await changesNothing(() => post('paid', String(other.demoId), other.payOrderId))).toEqual(
      failed(1_007_900_004, '支付单金额不匹配'),
    );
    for (const id of ['999999', 'x', '', '1; drop'])
      expect(await changesNothing(() => post('paid', id, one.payOrderId))).toMatchObject({ data: null });
    expect(await changesNothing(() => post('refunded', String(one.demoId), 29))).toEqual(
      refusal(1_007_006_004, '支付退款单不存在'),
    );
  });
});
