import { test } from './OwnOrders.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'mallstaff', viewport: { width: 390, height: 844 }, hasTouch: true });

test('a shop is run from a phone: an order is found, looked at and sent', async ({ page, orders }) => {
  const { no, payPrice } = await orders.paid();
  await page.goto(`/mall/trade/order?userMobile=${orders.mobile}`);
  const card = page.getByRole('list', { name: '订单列表' }).getByRole('listitem').filter({ hasText: no });
  await expect(card).toContainText('待发货');
  await expect(card).toContainText((payPrice / 100).toFixed(2));

  await card.getByRole('link', { name: no }).tap();
  await expect(page.getByRole('list', { name: '商品', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // The thumb reaches what the order waits for, without scrolling.
  const send = page.getByRole('main').getByRole('button', { name: '发货', exact: true });
  await expect(send).toBeInViewport();
  expect((await send.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await send.tap();
  const dialog = page.getByRole('dialog', { name: `发货 · ${no}` });
  await dialog.getByRole('combobox', { name: '发货方式' }).tap();
  await dialog.getByRole('option', { name: '无需物流' }).tap();
  await dialog.getByRole('button', { name: '发货' }).tap();

  await expect(page.getByText(`订单 ${no} 已发货`)).toBeVisible();
  await expect(page.getByRole('list', { name: '订单进度' })).toContainText('商家发货（已完成）');
});
