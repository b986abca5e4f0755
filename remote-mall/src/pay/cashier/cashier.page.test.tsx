import { within } from '@testing-library/dom';
import { payAttempt, payChannel, type PayOrder, payOrder } from '@zhilv/contract/pay';
import { setPaymentTargets } from '@zhilv/platform';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished, vi } from 'vitest';
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

  const outcome = within(await page.findByRole('region', { name: '支付结果' }));
  expect(outcome.getByRole('heading', { name: '支付成功' })).toBeDefined();
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

it.each([
  ['a paid order', { status: 10 }, '支付成功', 'success'],
  ['a refunded order, which was paid before', { status: 20, refundPrice: 1 }, '已支付，并已退款', 'success'],
  ['a closed order', { status: 30 }, '订单已关闭', 'close'],
])('says what became of %s, offers no payment, and leads back', async (_, change, title, result) => {
  const { page } = await openAs(change);

  expect(page.getByRole('heading', { name: title })).toBeDefined();
  expect(page.queryByRole('button', { name: '确认支付' })).toBeNull();
  await page.press(/^返回/);
  await expect.poll(() => page.address()).toBe(`${BACK}?payResult=${result}`);
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

it('stays where the address names no way back, and says that the page can be closed', async () => {
  const { page } = await openAs({ status: 10 }, '');

  expect(page.getByText('可以关闭本页')).toBeDefined();
  expect(page.queryByRole('button', { name: /返回/ })).toBeNull();
});

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'does not follow %s, and says so',
  async (returnUrl) => {
    const { page } = await openAs({ status: 10 }, `&returnUrl=${encodeURIComponent(returnUrl)}`);

    expect(page.getByText('链接中的返回地址不在允许范围，不会前往')).toBeDefined();
    expect(page.queryByRole('button', { name: /返回/ })).toBeNull();
  },
);

it('leads to an application of the operator’s list by leaving the document', async () => {
  setPaymentTargets({ frameHosts: [], payHosts: [], payReturnOrigins: ['https://shop.example.com'] });
  onTestFinished(() => setPaymentTargets({ frameHosts: [], payHosts: [], payReturnOrigins: [] }));
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  onTestFinished(() => assign.mockRestore());
  const { page } = await openAs({ status: 30 }, `&returnUrl=${encodeURIComponent('https://shop.example.com/orders?id=7')}`);

  await page.press(/^返回/);

  expect(assign).toHaveBeenCalledWith('https://shop.example.com/orders?id=7&payResult=close');
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

it('goes through the channels of every house by the arrow keys, and cannot choose those for elsewhere', async () => {
  const { page } = await open();
  const radios = page.getAllByRole('radio').map((radio) => radio as HTMLInputElement);
  const names = radios.filter(({ disabled }) => !disabled).map((radio) => radio.getAttribute('aria-label'));
  expect(page.getByRole('group', { name: '支付宝' })).toBeDefined();
  expect(page.getByRole('group', { name: '微信' })).toBeDefined();
  expect(page.getByRole('group', { name: '其他' })).toBeDefined();
  expect(names[0]).toBe('支付宝扫码支付');
  expect(page.getByRole('radio', { name: '支付宝 App 支付' })).toHaveProperty('disabled', true);
  expect(page.getByText('只能在 App 中支付')).toBeDefined();

  radios[0]?.focus();
  for (const _ of names.slice(1)) await page.user.keyboard('{ArrowDown}');

  expect(radios.find(({ checked }) => checked)?.getAttribute('aria-label')).toBe(names.at(-1));
});

it('folds away what the application has not switched on, and says so of all of it', async () => {
  new PageCalls(payChannel.enabledCodes).change(() => ['mock']);
  const { page } = await open();

  expect(page.getByText('未开通的支付方式（12）')).toBeDefined();
  expect(page.getByRole('radio', { name: '模拟支付' })).toHaveProperty('checked', true);
  expect(page.getByRole('radio', { name: '微信扫码支付', hidden: true })).toHaveProperty('disabled', true);
});

it('says that nothing is switched on, and takes no press', async () => {
  new PageCalls(payChannel.enabledCodes).change(() => []);
  const { attempts, page } = await open();
  expect(page.getByText('这个应用还没有开通支付渠道，请联系管理员')).toBeDefined();

  await page.press('确认支付');

  await page.findByText('没有可用的支付方式');
  expect(attempts.sent).toEqual([]);
});

it('offers every channel where nobody can tell which are switched on', async () => {
  new PageCalls(payChannel.enabledCodes).fail(502);
  const { page } = await open();

  expect(page.getByRole('radio', { name: '微信 Wap 网站支付' })).toHaveProperty('disabled', false);
  await choose(page, '模拟支付');
  await page.press('确认支付');
  await page.findByRole('heading', { name: '支付成功' });
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
  // The server's clock is two days ahead of the browser's.
  const aheadMs = 48 * 3_600_000;
  const order = { ...known, createTime: known.createTime + aheadMs, expireTime: known.expireTime + aheadMs };
  let leftMs = 61 * 60_000;
  new PageCalls(payOrder.get).answerWith(() =>
    Response.json({ code: 0, data: order, msg: '' }, { headers: { date: new Date(order.expireTime - leftMs).toUTCString() } }),
  );
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
