import { type PayOrder, payOrder } from '@zhilv/contract/pay';
import { setPaymentTargets } from '@zhilv/platform';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as cashierPage from '../cashier.route.ts';

const BACK = '/pay/demo-order';

/** Opens the cashier for an order that is in another state by now. */
async function openAs(change: Partial<PayOrder>, query = `&returnUrl=${encodeURIComponent(BACK)}`) {
  const { id } = await new OwnRecords().makePayOrder();
  new PageCalls(payOrder.get).change((order: PayOrder) => ({ ...order, ...change }));
  return { page: await renderPage(cashierPage, `/pay/cashier?id=${String(id)}${query}`) };
}

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
