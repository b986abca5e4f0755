import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ password: SEEDED_PASSWORD });
});
afterAll(() => payments.database.close());

const PAID_AT_ONCE = { code: 0, data: { status: 10, displayMode: null, displayContent: null }, msg: '' };

describe('an order', () => {
  it('is paid by the channel that pays at once, and its application is told', async () => {
    const { demoId, payOrderId } = await payments.order(3);

    expect(await payments.submit(payOrderId, 'mock', { returnUrl: 'http://127.0.0.1/pay/cashier' })).toEqual(PAID_AT_ONCE);

    expect(await payments.payOrder(payOrderId)).toMatchObject({
      status: 10,
      channelId: 24,
      channelCode: 'mock',
      channelFeePrice: 0,
      successTime: payments.clock.now,
      channelUserId: '',
    });
    expect(await payments.demoOrder(demoId)).toMatchObject({ payStatus: false });
    expect(await payments.due('pay-notify')).toBeGreaterThan(0);
    expect(await payments.demoOrder(demoId)).toMatchObject({
      payStatus: true,
      payTime: payments.clock.now,
      payChannelCode: 'mock',
    });
  });

  it('is shown with the attempt that succeeded', async () => {
    const { payOrderId } = await payments.order();
    const detail = async () => (await payments.answer('GET', `/pay/order/get-detail?id=${payOrderId}`, payments)).data;

    expect(await detail()).toMatchObject({ appName: '示例应用', extension: null, no: null });
    await payments.submit(payOrderId, 'mock');
    const { no } = (await detail()) as { no: string };

    expect(no).toMatch(/^P\d{20}$/);
    expect(await detail()).toMatchObject({ extension: { no, channelNotifyData: expect.stringContaining(no) as string } });
    expect(JSON.stringify(await detail())).not.toMatch(/sign|nonce/);
  });

  it('is paid once when it is submitted many times at once', async () => {
    const { payOrderId } = await payments.order();

    const answers = await Promise.all(Array.from({ length: 12 }, () => payments.submit(payOrderId, 'mock')));

    const paid = answers.filter(({ code }) => code === 0);
    expect(paid).toEqual([PAID_AT_ONCE]);
    expect(answers.filter(({ code }) => code !== 0)).toEqual(
      Array.from({ length: 11 }, () => refusal(1_007_002_002, '订单已支付，请刷新页面')),
    );
    const [counted] = await payments.rows<{ attempts: number; notices: number }>(sql`
      select (select count(*)::int from pay_order_extension where order_id = ${payOrderId}) as attempts,
        (select count(*)::int from pay_notify_task where type = 1 and data_id = ${payOrderId}) as notices`);
    expect(counted).toEqual({ attempts: 1, notices: 1 });
  });

  it('costs its channel’s fee, rounded to the fen', async () => {
    await payments.database.db.execute(sql`update pay_channel set fee_rate = 0.6 where id = 24`);
    const { payOrderId } = await payments.order(4);

    await payments.submit(payOrderId, 'mock');

    expect(await payments.payOrder(payOrderId)).toMatchObject({ price: 1000, channelFeeRate: 0.6, channelFeePrice: 6 });
    await payments.database.db.execute(sql`update pay_channel set fee_rate = 0 where id = 24`);
  });
});

describe('a submission is refused and changes nothing', () => {
  const changed: Record<string, (id: number) => ReturnType<typeof sql>> = {
    paid: (id) => sql`update pay_order set status = 10 where id = ${id}`,
    refunded: (id) => sql`update pay_order set status = 20 where id = ${id}`,
    closed: (id) => sql`update pay_order set status = 30 where id = ${id}`,
    expired: (id) => sql`update pay_order set expire_time = '2020-01-01' where id = ${id}`,
    'of an application that is off': () => sql`update pay_app set status = 1 where id = 7`,
    'by a channel that is off': () => sql`update pay_channel set status = 1 where id = 24`,
  };
  const back = sql`update pay_app set status = 0 where id = 7`;
  const backToo = sql`update pay_channel set status = 0 where id = 24`;

  it.each([
    ['paid', 'mock', refusal(1_007_002_002, '订单已支付，请刷新页面')],
    ['refunded', 'mock', refusal(1_007_002_001, '支付订单不处于待支付')],
    ['closed', 'mock', refusal(1_007_002_001, '支付订单不处于待支付')],
    ['expired', 'mock', refusal(1_007_002_003, '支付订单已经过期')],
    ['of an application that is off', 'mock', refusal(1_007_000_002, 'App 已经被禁用')],
    ['by a channel that is off', 'mock', refusal(1_007_001_001, '支付渠道已经禁用')],
    ['by a channel that the application lacks', 'wx_pub', refusal(1_007_001_000, '支付渠道的配置不存在')],
    ['by a channel that nobody has', 'nope', refusal(1_007_001_000, '支付渠道的配置不存在')],
  ])('where the order is %s', async (what, channel, expected) => {
    const { payOrderId } = await payments.order();
    const change = changed[what]?.(payOrderId);
    if (change) await payments.database.db.execute(change);
    const before = await contentsOf(payments.database.db, 'all', /^pay_/);

    expect(await payments.submit(payOrderId, channel)).toEqual(expected);

    expect(await contentsOf(payments.database.db, 'all', /^pay_/)).toEqual(before);
    await payments.database.db.execute(back);
    await payments.database.db.execute(backToo);
  });

  it.each([
    [{ channelCode: 'mock' }, '支付单编号不能为空'],
    [{ id: 196 }, '支付渠道不能为空'],
    [{ id: 196, channelCode: 'mock', returnUrl: 'not a url' }, '回跳地址的格式必须是 URL'],
    [{ id: 196, channelCode: 'mock', returnUrl: 'javascript:alert(1)' }, '回跳地址的格式必须是 URL'],
  ])('%o: %s', async (body, words) => {
    const { token } = payments;

    expect(await payments.answer('POST', '/pay/order/submit', { token, body })).toEqual(refusal(400, `请求参数不正确:${words}`));
  });

  it('of an order that is not there, or of nobody', async () => {
    expect(await payments.submit(999_999, 'mock')).toEqual(refusal(1_007_002_000, '支付订单不存在'));
    expect(await payments.answer('POST', '/pay/order/submit', { body: { id: 196, channelCode: 'mock' } })).toEqual(
      refusal(401, '账号未登录'),
    );
  });

  it('by a provider that this server is not connected to', async () => {
    const strict = await startTestPayments({ password: SEEDED_PASSWORD, settings: { playsPayProvider: false } });
    const { payOrderId } = await strict.order();

    expect(await strict.submit(payOrderId, 'alipay_qr')).toEqual(
      refusal(1_007_002_004, '发起支付报错，错误码：NOT_CONNECTED，错误提示：本服务没有接入该支付渠道'),
    );
    const offered = (await strict.answer('GET', '/pay/channel/get-enable-code-list?appId=7', strict)).data as string[];
    expect(offered.sort()).toEqual(['mock', 'wallet']);
    await strict.database.close();
  });
});

it('the channel that gives goods away is off unless it was switched on', async () => {
  const strict = await startTestPayments({ password: SEEDED_PASSWORD, settings: { takesMockPayments: false } });
  const { payOrderId } = await strict.order();

  expect(await strict.submit(payOrderId, 'mock')).toEqual(refusal(1_007_001_001, '支付渠道已经禁用'));
  expect((await strict.answer('GET', '/pay/channel/get-enable-code-list?appId=7', strict)).data).not.toContain('mock');
  expect((await payments.answer('GET', '/pay/channel/get-enable-code-list?appId=7', payments)).data).toContain('mock');
  await strict.database.close();
});
