import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { payProvider } from './payProvider.ts';

const ORIGIN = 'http://localhost';
const WRONG_CODE = '发起支付报错，错误码：PAYMENT_AUTH_CODE_INVALID，错误提示：付款码无效，请刷新后重新扫码';
const CASHIER = `${ORIGIN}/pay/cashier?id=1&returnUrl=%2F`;

let payments: TestPayments;
let provider: ReturnType<typeof payProvider>;
let woken: string[];
beforeAll(async () => {
  payments = await startTestPayments({ password: SEEDED_PASSWORD });
  await payments.database.db.execute(sql`
    insert into pay_channel (app_id, code, config, notify_key, tenant_id)
    select 7, code, '{}', md5(code), 1 from unnest(array['wx_wap', 'wx_app', 'wx_pub', 'wx_lite']) as code`);
  provider = payProvider(
    payments.database.db,
    () => payments.clock.now,
    (work) => woken.push(work),
  );
});
afterAll(() => payments.database.close());
beforeEach(() => {
  woken = [];
});

interface Shown {
  readonly status: number;
  readonly displayMode: string;
  readonly displayContent: string;
}

async function submitted(channelCode: string, further: object = {}) {
  const { demoId, payOrderId } = await payments.order(3);
  const { data, code, msg } = await payments.submit(payOrderId, channelCode, further);
  return { demoId, payOrderId, code, msg, shown: data as Shown };
}

async function visit(address: string, result?: string): Promise<Response> {
  const body = result === undefined ? undefined : `result=${result}`;
  const answer = await provider(
    new Request(address, {
      headers: { host: 'localhost', ...(body && { 'content-length': String(body.length) }) },
      ...(body && { method: 'POST', body }),
    }),
  );
  if (answer === null) throw new Error(`${address} is no page of the provider.`);
  return answer;
}

describe('each channel is shown in the way of its provider', () => {
  it.each([
    ['alipay_pc', {}, 'url'],
    ['alipay_pc', { displayMode: 'qr_code' }, 'qr_code'],
    ['alipay_pc', { displayMode: 'iframe' }, 'iframe'],
    ['alipay_wap', { displayMode: 'qr_code' }, 'url'],
    ['wx_wap', {}, 'url'],
    ['alipay_qr', {}, 'qr_code'],
    ['wx_native', {}, 'qr_code'],
  ])('%s with %o: %s', async (channel, further, mode) => {
    const { payOrderId, shown } = await submitted(channel, { returnUrl: CASHIER, ...further });

    expect(shown).toMatchObject({ status: 0, displayMode: mode });
    expect(new URL(shown.displayContent)).toMatchObject({ origin: ORIGIN });
    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 0, no: null });
  });

  it('a form, with more in it than it takes', async () => {
    const { shown } = await submitted('alipay_pc', { displayMode: 'form', returnUrl: CASHIER });

    expect(shown.displayMode).toBe('form');
    expect(shown.displayContent).toMatch(/^<form [^>]*method="post" action="http:\/\/localhost\/pay-provider\/P\d+\?return=/);
    expect(shown.displayContent).toContain('<script>');
  });

  it.each([
    ['alipay_app', {}],
    ['wx_app', {}],
    ['wx_pub', { openid: 'oUpF8' }],
    ['wx_lite', { openid: 'oUpF8' }],
  ])('%s with %o: what its application takes', async (channel, channelExtras) => {
    const { shown } = await submitted(channel, { channelExtras });

    expect(shown).toMatchObject({ status: 0, displayMode: 'app' });
    expect(JSON.parse(shown.displayContent)).toMatchObject({ channel });
  });

  it.each([
    ['alipay_bar', 'auth_code', `28${'0'.repeat(14)}`],
    ['alipay_bar', 'auth_code', `30${'0'.repeat(22)}`],
    ['wx_bar', 'authCode', `13${'0'.repeat(16)}`],
  ])('%s is paid at once by the code that was read', async (channel, name, code) => {
    const { payOrderId, shown } = await submitted(channel, { channelExtras: { [name]: code } });

    expect(shown).toEqual({ status: 10, displayMode: 'bar_code', displayContent: '' });
    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 10, channelCode: channel, channelFeePrice: 1 });
  });

  it.each([
    ['alipay_bar', {}, 400, '条形码不能为空'],
    ['wx_bar', { auth_code: '280000000000000000' }, 400, '支付请求的 authCode 不能为空！'],
    ['alipay_bar', { auth_code: ' ' }, 400, '条形码不能为空'],
    ['wx_pub', {}, 400, '支付请求的 openid 不能为空！'],
    ['wx_lite', { openid: ' ' }, 400, '支付请求的 openid 不能为空！'],
    ['alipay_bar', { auth_code: `24${'0'.repeat(16)}` }, 1_007_002_004, WRONG_CODE],
    ['alipay_bar', { auth_code: `28${'0'.repeat(13)}` }, 1_007_002_004, WRONG_CODE],
    ['alipay_bar', { auth_code: `28${'0'.repeat(23)}` }, 1_007_002_004, WRONG_CODE],
    ['wx_bar', { authCode: `16${'0'.repeat(16)}` }, 1_007_002_004, WRONG_CODE],
    ['wx_bar', { authCode: `13${'0'.repeat(15)}` }, 1_007_002_004, WRONG_CODE],
    ['wx_bar', { authCode: `13${'0'.repeat(17)}` }, 1_007_002_004, WRONG_CODE],
  ])('%s with %o is refused', async (channel, channelExtras, code, msg) => {
    const { payOrderId } = await payments.order(3);

    expect(await payments.submit(payOrderId, channel, { channelExtras })).toEqual(refusal(code, msg));
    expect(await payments.rows(sql`select id from pay_order_extension where order_id = ${payOrderId}`)).toEqual([]);
  });
});

describe('the page of the provider', () => {
  it('asks, and what is confirmed there pays the order and leads back', async () => {
    const { demoId, payOrderId, shown } = await submitted('alipay_pc', { returnUrl: CASHIER });
    const asked = await visit(shown.displayContent);
    const html = await asked.text();
    expect(html).toContain('¥1.00');
    expect(html).toContain('手绘地图');
    expect(html).not.toContain('<script');
    expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");

    const answer = await visit(shown.displayContent, 'paid');

    expect([answer.status, answer.headers.get('location')]).toEqual([303, CASHIER]);
    expect(woken).toEqual(['pay-notify']);
    expect(await payments.payOrder(payOrderId)).toMatchObject({
      status: 10,
      channelCode: 'alipay_pc',
      channelUserId: 'played-buyer',
    });
    await payments.due('pay-notify');
    expect(await payments.demoOrder(demoId)).toMatchObject({ payStatus: true });
    expect(await (await visit(shown.displayContent)).text()).toContain('已支付成功');
  });

  it('is shown for the form of a cashier, too', async () => {
    const { payOrderId, shown } = await submitted('alipay_pc', { displayMode: 'form' });
    const [, action = ''] = /action="([^"]+)"/.exec(shown.displayContent) ?? [];

    const answer = await visit(action.replaceAll('&amp;', '&'), '');

    expect(await answer.text()).toContain('确认支付');
    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 0 });
  });

  it('reads no form of which nobody knows how long it is', async () => {
    const { payOrderId, shown } = await submitted('alipay_qr');

    const answer = await provider(
      new Request(shown.displayContent, { method: 'POST', body: 'result=paid', headers: { host: 'localhost' } }),
    );

    expect(await answer?.text()).toContain('确认支付');
    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 0 });
  });

  it('says so where somebody has a code only, and pays once', async () => {
    const { payOrderId, shown } = await submitted('alipay_qr');

    expect(await (await visit(shown.displayContent, 'paid')).text()).toContain('支付成功');
    const before = await contentsOf(payments.database.db, 'all', /^pay_/);
    await visit(shown.displayContent, 'paid');

    expect(await contentsOf(payments.database.db, 'all', /^pay_/)).toEqual(before);
    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 10 });
    expect((await visit(shown.displayContent, 'given-up')).status).toBe(409);
  });

  it('may be left without paying, and another channel pays then', async () => {
    const { payOrderId, shown } = await submitted('wx_native');

    expect(await (await visit(shown.displayContent, 'given-up')).text()).toContain('已放弃支付');

    expect(await payments.payOrder(payOrderId)).toMatchObject({ status: 0 });
    expect(await payments.submit(payOrderId, 'wallet')).toMatchObject({ code: 0 });
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'http://localhost@evil.example/',
    'http://localhost.evil.example/',
  ])('leads nowhere else: %s', async (returnTo) => {
    const { shown } = await submitted('alipay_qr');

    const answer = await visit(`${shown.displayContent}?return=${encodeURIComponent(returnTo)}`, 'paid');

    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  });

  it('is no page for other addresses, and 404 for a payment that there is not', async () => {
    for (const address of ['/', '/pay-provider', '/pay-provider/', '/pay-provider/../x', '/pay-provider/P1/x'])
      expect(await provider(new Request(`${ORIGIN}${address}`))).toBeNull();
    expect((await visit(`${ORIGIN}/pay-provider/P404`)).status).toBe(404);
  });
});
