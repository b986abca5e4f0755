import { within } from '@testing-library/dom';
import { payRefund } from '@zhilv/contract/pay';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as payRefundPage from './payRefund.route.ts';

/** Opens the list at the refund of a seeded sample order; refunds of other tests may stand beside it. */
async function open(width = 1440) {
  const page = await renderPage(payRefundPage, '/pay/refund?merchantOrderId=106', { width });
  return { page, list: new ListView(page), name: '106-refund' };
}

it('shows what was given back, of what and why', async () => {
  const { list, name } = await open();

  expect(list.headings().slice(0, 6)).toEqual(['商户退款单号', '商户订单号', '支付金额', '退款金额', '退款渠道', '退款状态']);
  const row = await list.row(name);
  for (const text of ['106', '¥1.00', '退款成功', '模拟支付']) expect(row.textContent).toContain(text);
});

it('tells on a phone how far a refund has come', async () => {
  const { page, name } = await open(390);

  const card = page.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name));
  expect(card?.textContent).toContain('退款成功');
});

it('shows a refund whole', async () => {
  const { page, name } = await open();

  await page.press(`「${name}」的详情`);

  const dialog = within(await page.findByRole('dialog', { name: '退款详情' }));
  expect(dialog.getByText('退款单号').nextElementSibling?.textContent).toMatch(/^R\d+/);
});

it('takes the empty record of a stock back end for one that is gone', async () => {
  const { page, name } = await open();
  new PageCalls(payRefund.get).change((refund: object) => Object.fromEntries(Object.keys(refund).map((field) => [field, null])));

  await page.press(`「${name}」的详情`);

  await page.findByText('记录不存在，可能已被删除');
});

it('is narrowed by status in one press', async () => {
  const { page, list } = await open();

  await page.user.click(page.getByRole('link', { name: '退款失败' }));

  await expect.poll(() => list.names()).toEqual([]);
});
