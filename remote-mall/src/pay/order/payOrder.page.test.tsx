import { within } from '@testing-library/dom';
import { payAttempt, payOrder } from '@zhilv/contract/pay';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as cashierPage from '../cashier/cashier.route.ts';
import * as payOrderPage from './payOrder.route.ts';

const ADDRESS = '/pay/order';

/** Opens the list at an order of the test's own. */
async function openOwn({ paid, width = 1440 }: { readonly paid: boolean; readonly width?: number }) {
  const order = await new OwnRecords().makePayOrder(3);
  if (paid) await callElsewhere(payAttempt.submit, { id: order.id, channelCode: 'mock' });
  const name = String(order.demoOrderId);
  const page = await renderPage(payOrderPage, `${ADDRESS}?merchantOrderId=${name}`, {
    beside: { '/pay/cashier': cashierPage },
    width,
  });
  return { order, name, page, list: new ListView(page) };
}

it('shows what was to be paid, how much, and whether it was', async () => {
  const { order, name, list } = await openOwn({ paid: true });

  expect(list.headings().slice(0, 6)).toEqual(['商户订单号', '商品标题', '支付金额', '退款金额', '支付渠道', '支付状态']);
  const row = await list.row(name);
  for (const text of [order.subject, '¥1.00', '支付成功', '模拟支付', '示例应用']) expect(row.textContent).toContain(text);
});

it('tells on a phone whether an order is paid', async () => {
  const { page } = await openOwn({ paid: true, width: 390 });

  const cards = within(page.getByRole('list', { name: '支付订单列表' }));
  expect(cards.getByRole('listitem').textContent).toContain('支付成功');
});

it('is narrowed by status in one press, and keeps the rest', async () => {
  const { name, page, list } = await openOwn({ paid: false });

  await page.user.click(page.getByRole('link', { name: '支付成功' }));
  await expect.poll(() => list.names()).toEqual([]);
  await page.user.click(page.getByRole('link', { name: '等待支付' }));

  await expect.poll(() => list.names()).toEqual([name]);
  expect(page.address()).toContain(`merchantOrderId=${name}`);
});

it('leads to the cashier with what waits, and from there back', async () => {
  const { name, page } = await openOwn({ paid: false });

  await page.user.click(await page.findByRole('link', { name: `去支付「${name}」` }));

  await page.findByRole('region', { name: '订单信息' });
  expect(page.address()).toMatch(/^\/pay\/cashier\?id=\d+&returnUrl=\/pay\/order$/);
});

it('shows an order whole, with what the provider has told of it', async () => {
  const { name, page } = await openOwn({ paid: true });
  expect(page.queryByRole('link', { name: `去支付「${name}」` })).toBeNull();

  await page.press(`「${name}」的详情`);

  const dialog = within(await page.findByRole('dialog', { name: '支付订单详情' }));
  expect(dialog.getByText('渠道通知')).toBeDefined();
  expect(dialog.getByText(/"outTradeNo": "P\d+"/)).toBeDefined();
  await page.user.keyboard('{Escape}');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

it('says that an order is gone, and why one cannot be had', async () => {
  const { name, page } = await openOwn({ paid: false });
  const details = new PageCalls(payOrder.getDetail);
  details.change(() => null);
  await page.press(`「${name}」的详情`);
  await page.findByText('记录不存在，可能已被删除');
  details.refuse(500, '系统异常');
  const opener = page.getByRole('button', { name: `「${name}」的详情` });
  await expect.poll(() => opener.getAttribute('aria-busy')).toBeNull();

  await page.press(`「${name}」的详情`);

  await page.findByText('系统异常');
  expect(page.queryByRole('dialog')).toBeNull();
});
