import { within } from '@testing-library/dom';
import { payAttempt, payChannel, type PayOrder, payOrder } from '@zhilv/contract/pay';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as cashierPage from './cashier.route.ts';

const BACK = '/pay/demo-order';

/** Opens the cashier for an order of the test's own. */
async function open(query = `&returnUrl=${encodeURIComponent(BACK)}`, options: RenderPageOptions = {}) {
  const order = await new OwnRecords().makePayOrder();
  const attempts = new PageCalls(payAttempt.submit);
  const page = await renderPage(cashierPage, `/pay/cashier?id=${String(order.id)}${query}`, options);
  return { order, attempts, page };
}

/** Opens it for an order that is in another state by now. */
async function openAs(change: Partial<PayOrder>, query?: string) {
  new PageCalls(payOrder.get).change((order: PayOrder) => ({ ...order, ...change }));
  return open(query);
}

const choose = (page: RenderedPage, name: string): Promise<void> => page.user.click(page.getByRole('radio', { name }));
const alertsOf = (page: RenderedPage): readonly string[] =>
  within(page.main())
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);

it('shows what is paid, takes it by the channel that is chosen, and leads back with the outcome', async () => {
  const { order, attempts, page } = await open();
  const summary = within(page.getByRole('region', { name: '订单信息' }));
  expect(summary.getByRole('heading', { name: order.subject })).toBeDefined();
  expect(summary.getByText('¥0.01')).toBeDefined();
  expect(summary.getByText(String(order.demoOrderId))).toBeDefined();

  await choose(page, '模拟支付');
  await page.press('确认支付');

  const result = await page.findByRole('region', { name: '支付结果' });
  const outcome = within(result);
  expect(outcome.getByRole('heading', { name: '支付成功' })).toBeDefined();
  // The button that was pressed is gone, and the focus would be with the document.
  expect(document.activeElement).toBe(result);
  expect(document.querySelector(`[id="${result.getAttribute('aria-describedby')}"]`)?.textContent).toMatch(/^支付成功/);
  expect(await outcome.findByText('模拟支付')).toBeDefined();
  const returnUrl = `http://localhost/pay/cashier?id=${String(order.id)}&returnUrl=${encodeURIComponent(BACK)}`;
  expect(attempts.sent.map(({ body }) => body)).toEqual([{ id: order.id, channelCode: 'mock', returnUrl }]);
  await expect(callElsewhere(payOrder.get, { id: order.id })).resolves.toMatchObject({ status: 10, channelCode: 'mock' });
  await page.press(/^返回/);
  await expect.poll(() => page.address()).toBe(`${BACK}?payResult=success`);
});

it('leads back by itself a while after it was paid', async () => {
  const { page } = await openAs({ status: 10 });
  expect(page.getByRole('button', { name: /^返回（\d）$/ })).toBeDefined();

  await expect.poll(() => page.address()).toBe(`${BACK}?payResult=success`);
});

it.each(['?id=999999999', '?id=', '?id=abc', ''])('says that there is no order at %s, and leads back', async (query) => {
  const page = await renderPage(cashierPage, `/pay/cashier${query}${query === '' ? '?' : '&'}returnUrl=${BACK}`);

  expect(page.getByRole('heading', { name: '支付订单不存在' })).toBeDefined();
  await page.press(/^返回/);
  await expect.poll(() => page.address()).toBe(`${BACK}?payResult=cancel`);
});

it('goes back without a payment where somebody does not want to pay', async () => {
  const { attempts, page } = await open();

  await page.press('暂不支付');

  await expect.poll(() => page.address()).toBe(`${BACK}?payResult=cancel`);
  expect(attempts.sent).toEqual([]);
});

it('keeps the order open when the wallet is short, says so, and takes another channel', async () => {
  const { attempts, page } = await open();
  attempts.refuse(1_007_002_004, '发起支付报错，错误码：1007007001，错误提示：钱包余额不足');
  await choose(page, '钱包');
  await page.press('确认支付');
  await expect.poll(() => alertsOf(page)).toEqual(['发起支付报错，错误码：1007007001，错误提示：钱包余额不足']);
  expect(page.getByRole('radio', { name: '钱包' })).toHaveProperty('checked', true);
  attempts.mend();

  await choose(page, '模拟支付');
  await page.press('确认支付');

  await page.findByRole('heading', { name: '支付成功' });
  expect(alertsOf(page)).toEqual([]);
});

it('begins one attempt, however often somebody presses', async () => {
  const { attempts, page } = await open();
  const release = attempts.hold();
  await choose(page, '模拟支付');
  const pay = page.getByRole('button', { name: '确认支付' });

  pay.click();
  pay.click();
  await page.user.click(pay);
  await page.user.keyboard('{Enter}');
  await expect.poll(() => pay.getAttribute('aria-busy')).toBe('true');
  expect(page.holdsWork()).toBe(true);
  release();

  await page.findByRole('heading', { name: '支付成功' });
  expect(attempts.sent).toHaveLength(1);
  await expect.poll(() => page.holdsWork()).toBe(false);
});

it('says that the time is over when the back end does', async () => {
  const { attempts, page } = await open();
  attempts.refuse(1_007_002_003, '支付订单已经过期');
  await choose(page, '模拟支付');

  await page.press('确认支付');

  await page.findByRole('heading', { name: '订单已超过支付时间' });
  await page.press(/^返回/);
  await expect.poll(() => page.address()).toBe(`${BACK}?payResult=close`);
});

it('finds out that somebody has paid elsewhere meanwhile', async () => {
  const { order, page } = await open();
  await callElsewhere(payAttempt.submit, { id: order.id, channelCode: 'mock' });
  await choose(page, '模拟支付');

  await page.press('确认支付');

  await page.findByRole('heading', { name: '支付成功' });
});

it('finds out that it was paid although the answer was lost', async () => {
  const { attempts, page } = await open();
  attempts.cutOff();
  await choose(page, '模拟支付');

  await page.press('确认支付');

  await page.findByRole('heading', { name: '支付成功' });
  expect(attempts.sent).toHaveLength(1);
});

it('says why an order cannot be had, and tries again', async () => {
  const reads = new PageCalls(payOrder.get);
  reads.refuse(500, '系统异常');
  const { page } = await open();
  expect(alertsOf(page)).toEqual(['系统异常']);
  reads.mend();

  await page.press('重试');

  await page.findByRole('region', { name: '订单信息' });
});

it('stays closed to those without the right, in the words of the back end', async () => {
  const { page } = await open('', { as: 'guest' });

  expect(alertsOf(page)).toEqual(['没有该操作权限']);
});

it('counts down by the clock of the server, and asks once more when the time has run down', async () => {
  const { id } = await new OwnRecords().makePayOrder();
  const known = await callElsewhere(payOrder.get, { id });
  if (known === null) throw new Error('The order is gone.');
  // The server's clock is two days behind the browser's. For the tests that follow it stays so, and no order is over for them.
  const aheadMs = -48 * 3_600_000;
  const order = { ...known, createTime: known.createTime + aheadMs, expireTime: known.expireTime + aheadMs };
  let leftMs = 61 * 60_000;
  new PageCalls(payOrder.get).answerWith(() =>
    Response.json({ code: 0, data: order, msg: '' }, { headers: { date: new Date(order.expireTime - leftMs).toUTCString() } }),
  );
  // Its answer would tell the true time.
  new PageCalls(payChannel.enabledCodes).fail(502);
  const page = await renderPage(cashierPage, `/pay/cashier?id=${String(id)}`);
  expect(page.getByRole('timer').textContent).toMatch(/^1:0[01]:\d\d$/);

  leftMs = -2_000;
  await page.reload();

  await page.findByRole('heading', { name: '订单已超过支付时间' });
});

it('keeps the amount and what pays it in reach on a phone', async () => {
  const { page } = await open(undefined, { width: 390 });

  const bar = page.getByRole('button', { name: '确认支付' }).closest('footer');
  expect(bar?.textContent).toContain('¥0.01');
});
