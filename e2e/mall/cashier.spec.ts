import type { Page } from '@playwright/test';
import type { Id } from '@zhilv/contract';
import { demoOrder, payAttempt, type PayOrder, payOrder } from '@zhilv/contract/pay';
import { Calls } from '../fixtures/Calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListPage } from '../pages/ListPage.ts';
import { accessToken, callApi } from '../product/staff.ts';

test.use({ as: 'admin' });

const BACK = '/pay/demo-order';

/** Makes a sample order over the API; gives the id of its order for payment, and a look at that from outside. */
async function sampleOrder(url = '') {
  const token = await accessToken(url, 'admin');
  const id = await callApi(url, demoOrder.create, { spuId: 3 }, token);
  const { list } = await callApi(url, demoOrder.page, { pageNo: 1, pageSize: 50 }, token);
  const payOrderId = list.find((one) => String(one.id) === String(id))?.payOrderId;
  if (payOrderId === undefined || payOrderId === null) throw new Error('The sample order has nothing to be paid.');
  return {
    id: payOrderId,
    name: String(id),
    payElsewhere: () => callApi(url, payAttempt.submit, { id: payOrderId, channelCode: 'mock' }, token),
    status: async () => (await callApi(url, payOrder.get, { id: payOrderId }, token))?.status,
  };
}

const cashierOf = (id: Id): string => `/pay/cashier?id=${String(id)}&returnUrl=${encodeURIComponent(BACK)}`;

async function payBy(page: Page, channel: string): Promise<void> {
  await page.getByRole('radio', { name: channel }).check();
  await page.getByRole('button', { name: '确认支付' }).click();
}

/** Has the next attempts answered as a provider does that is not paid yet. */
const showBy = (page: Page, displayMode: string, displayContent: string): Promise<void> =>
  new Calls(page, payAttempt.submit).answer({ status: 0, displayMode, displayContent });

test('a sample order is made, paid in the cashier, and back in its list as paid', async ({ page }) => {
  await page.goto(BACK);
  await page.getByRole('button', { name: '新增示例订单' }).first().click();
  const form = page.getByRole('dialog', { name: '新增示例订单' });
  await form.getByRole('radio', { name: /¥0\.10/ }).check();
  const made = page.waitForResponse((response) => response.url().endsWith(demoOrder.create.path));
  await form.getByRole('button', { name: '确定' }).click();
  const { data: id } = (await (await made).json()) as { data: number };

  await page.getByRole('button', { name: `前往支付「${id}」` }).click();
  await expect(page.getByRole('region', { name: '订单信息' })).toContainText('¥0.10');
  await expect(page.getByRole('timer')).toHaveText(/^1:5\d:\d\d$/);
  await payBy(page, '模拟支付');
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();

  // It leads back by itself, and the cashier leaves no tab.
  await expect(page).toHaveURL(`${BACK}?payResult=success`);
  await expect(page.getByText('收银台：支付成功')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).not.toContainText('收银台');
  await expect(new ListPage(page).row(String(id))).toContainText('已支付');
});

test('a short wallet leaves the order open for another channel, and a code is paid by telephone', async ({
  page,
  context,
  baseURL,
}) => {
  const order = await sampleOrder(baseURL);
  await page.goto(cashierOf(order.id));
  const attempts = new Calls(page, payAttempt.submit);
  await attempts.refuse(1_007_002_004, '发起支付报错，错误码：1007007001，错误提示：钱包余额不足');
  await payBy(page, '钱包');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('钱包余额不足');

  await attempts.mend();
  await payBy(page, '支付宝扫码支付');
  const dialog = page.getByRole('dialog', { name: '支付宝扫码支付' });
  await expect(dialog.getByRole('img', { name: '支付二维码' })).toBeVisible();

  // A notice with a signature that somebody has made up changes nothing.
  const notice = { channelId: '29', outTradeNo: 'P1', channelOrderNo: 'X', status: 10, price: 100 };
  const forged = await page.request.post('/admin-api/pay/notify/order', {
    data: { ...notice, timestamp: Date.now(), nonce: 'abcdefgh', sign: 'f'.repeat(64) },
  });
  expect(((await forged.json()) as { code: number }).code).not.toBe(0);
  await expect(order.status()).resolves.toBe(0);
  await expect(dialog.getByRole('status')).toHaveText('正在等待支付结果，支付后自动完成');

  // The provider is played by the server, in development alone.
  const telephone = await context.newPage();
  await telephone.goto((await dialog.getByRole('code').textContent()) ?? '');
  await telephone.getByRole('button', { name: '确认支付' }).click();
  await telephone.getByText('支付成功').waitFor();
  await telephone.close();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an order that is closed or over takes no payment, and leaving a payment under way asks', async ({ page, baseURL }) => {
  const order = await sampleOrder(baseURL);
  const reads = new Calls(page, payOrder.get);
  await reads.alter((data) => ({ ...(data as unknown as PayOrder), status: 30 }));
  await page.goto(cashierOf(order.id));
  await expect(page.getByRole('heading', { name: '订单已关闭' })).toBeVisible();
  await expect(page).toHaveURL(`${BACK}?payResult=close`);

  await reads.mend();
  await page.goto(cashierOf(order.id));
  await new Calls(page, payAttempt.submit).refuse(1_007_002_003, '支付订单已经过期');
  await payBy(page, '模拟支付');
  await expect(page.getByRole('heading', { name: '订单已超过支付时间' })).toBeVisible();

  await page.goto(BACK);
  await page.getByRole('button', { name: `前往支付「${order.name}」` }).click();
  await showBy(page, 'url', 'https://openapi.alipay.com/gateway.do');
  await payBy(page, '支付宝 PC 网站支付');
  await expect(page.getByRole('link', { name: '前往支付' })).toHaveAttribute('rel', /noopener/);
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('dialog', { name: '系统提示' })).toContainText('支付还没有完成');
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('link', { name: '前往支付' })).toBeVisible();
});

test('the form of a provider goes to our own origin under the content policy, and to no host that is not listed', async ({
  page,
  context,
  baseURL,
}) => {
  const order = await sampleOrder(baseURL);
  await context.route('**/pay-provider/1', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<p>${route.request().postData() ?? ''}</p>` }),
  );
  const origin = new URL(baseURL ?? '').origin;
  await page.goto(cashierOf(order.id));
  await showBy(
    page,
    'form',
    `<form action="${origin}/pay-provider/1" method="post"><input type="hidden" name="submit" value="&quot;1&quot;"><img src=x onerror="alert(1)"></form><script>document.forms[0].submit()</script>`,
  );
  await payBy(page, '支付宝 PC 网站支付');
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: '前往支付' }).click();
  const provider = await opening;
  await expect(provider.getByText('submit=%221%22')).toBeVisible();
  await expect(provider.evaluate(() => window.opener === null)).resolves.toBe(true);
  await provider.close();

  await page.getByRole('button', { name: '换一种支付方式' }).click();
  await showBy(page, 'form', '<form action="https://evil.example/"></form>');
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('支付页面的地址 evil.example 不在允许范围，请联系管理员');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the amount and what pays it are in reach, and a code fits', async ({ page, baseURL }) => {
    const order = await sampleOrder(baseURL);
    await page.goto(cashierOf(order.id));
    await expect(page.getByRole('button', { name: '确认支付' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await showBy(page, 'qr_code', 'https://qr.example.test/P2');
    await payBy(page, '微信扫码支付');
    const code = page.getByRole('img', { name: '支付二维码' });
    await expect(code).toBeInViewport({ ratio: 1 });
    expect((await code.boundingBox())?.width).toBeGreaterThan(200);
    await order.payElsewhere();

    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  });
});
