import { within } from '@testing-library/dom';
import { AFTER_SALE_STATUS, AFTER_SALE_WAY, afterSale } from '@zhilv/contract/mall';
import { auth } from '@zhilv/contract/system';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnOrders } from '@zhilv/testing/mall/own-orders';
import { callElsewhere } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as afterSalePage from './afterSale.route.ts';

const ADDRESS = '/mall/trade/after-sale';

const open = (query: string, options: RenderPageOptions = {}): Promise<RenderedPage> =>
  renderPage(afterSalePage, `${ADDRESS}${query}`, { as: 'mallstaff', ...options });

const may = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

it('shows what a buyer wants back, and leads to the order', async () => {
  const { no, orderNo, orderId, spuName } = await new OwnOrders().afterSale();
  const page = await open(`?no=${no}`);
  const row = await new ListView(page).row(no);

  for (const text of [spuName ?? '?', '退货退款', '申请售后']) expect(row.textContent).toContain(text);
  const link = within(row).getByRole('link', { name: orderNo ?? '?' });
  expect(link.getAttribute('href')).toBe(`/trade/order/detail?id=${orderId}`);
});

it('is narrowed by a tab', async () => {
  const { no } = await new OwnOrders().afterSale();
  const page = await open(`?no=${no}`);
  const list = new ListView(page);

  await page.user.click(page.getByRole('link', { name: '等待退款' }));

  await expect.poll(() => page.address()).toBe(`${ADDRESS}?no=${no}&status=${AFTER_SALE_STATUS.toRefund}`);
  await expect.poll(() => list.names()).toEqual([]);
});

it('agrees to a refund after a question that tells the amount, and then refunds', async () => {
  const { id, no, refundPrice } = await new OwnOrders().afterSale(AFTER_SALE_WAY.refundOnly);
  const page = await open(`?no=${no}`);
  const amount = `¥${(refundPrice / 100).toFixed(2)}`;

  await page.press(`同意「${no}」`);
  expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain(`不用退货，可以退款 ${amount}`);
  await answerQuestion(page, '确定');
  await page.findByText('已同意售后');
  await page.press(`退款「${no}」`);
  await answerQuestion(page, '取消');
  expect((await callElsewhere(afterSale.getDetail, { id }))?.status).toBe(AFTER_SALE_STATUS.toRefund);
  await page.press(`退款「${no}」`);
  await answerQuestion(page, '确定');

  await page.findByText('已退款');
  await expect.poll(async () => (await new ListView(page).row(no)).textContent).toContain('退款成功');
});

it('refuses with a reason, which must be given', async () => {
  const { id, no } = await new OwnOrders().afterSale();
  const page = await open(`?no=${no}`);
  await new ListView(page).more(no, '拒绝');
  const dialog = within(await page.findByRole('dialog', { name: `拒绝售后 · ${no}` }));
  await page.user.click(dialog.getByRole('button', { name: '拒绝售后' }));
  expect(dialog.getByRole('alert').textContent).toBe('拒绝原因不能为空');

  await page.user.type(dialog.getByRole('textbox'), '超过七天');
  await page.user.click(dialog.getByRole('button', { name: '拒绝售后' }));

  await page.findByText('已拒绝售后');
  await expect.poll(async () => (await new ListView(page).row(no)).textContent).toContain('商家拒绝');
  expect((await callElsewhere(afterSale.getDetail, { id }))?.auditReason).toBe('超过七天');
});

it('tells who decides second that somebody was faster, and shows the case as it is', async () => {
  const { id, no } = await new OwnOrders().afterSale();
  const page = await open(`?no=${no}`);
  await page.press(`同意「${no}」`);
  await callElsewhere(afterSale.disagree, { id, auditReason: '超过七天' });

  await answerQuestion(page, '确定');

  await page.findByText('审批失败，售后状态不处于审批中');
  await expect.poll(async () => (await new ListView(page).row(no)).textContent).toContain('商家拒绝');
});

it('offers each what they may decide, and nothing to those who may only read', async () => {
  const { no } = await new OwnOrders().afterSale();
  may('trade:after-sale:query', 'trade:after-sale:disagree');
  const page = await open(`?no=${no}`);
  const row = await new ListView(page).row(no);

  expect([...row.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['拒绝']);
});

it('offers nothing of ours with a stock back end', async () => {
  new PageCalls(afterSale.page).change(({ offers: _, ...answer }: { offers?: unknown }) => answer);
  const { no } = await new OwnOrders().afterSale();
  const page = await open(`?no=${no}`);
  const row = await new ListView(page).row(no);

  expect([...row.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['同意', '拒绝']);
});

it('shows cards on a phone', async () => {
  const { no, spuName } = await new OwnOrders().afterSale();
  const page = await open(`?no=${no}`, { width: 390 });

  const [card] = within(page.getByRole('list', { name: '售后列表' })).getAllByRole('listitem');
  for (const text of [no, spuName ?? '?', '退款金额', '申请售后']) expect(card?.textContent).toContain(text);
});

it('says that who may not read it may not', async () => {
  expect((await open('', { as: 'guest' })).text()).toContain('没有该操作权限');
});
