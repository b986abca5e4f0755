import { within } from '@testing-library/dom';
import { AFTER_SALE_STATUS, AFTER_SALE_WAY, afterSale, express, ORDER_STATUS } from '@zhilv/contract/mall';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { OwnOrders } from '@zhilv/testing/mall/own-orders';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as afterSaleDetailPage from './afterSaleDetail.route.ts';

const open = (id: unknown, options: RenderPageOptions = {}): Promise<RenderedPage> =>
  renderPage(afterSaleDetailPage, `/trade/after-sale/detail?id=${String(id)}`, { as: 'mallstaff', ...options });

const actions = (page: RenderedPage): readonly string[] =>
  within(page.main())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

const current = (page: RenderedPage): string =>
  page.getByRole('list', { name: '售后进度' }).querySelector('[aria-current="step"]')?.textContent ?? '';

it('shows what a buyer wants back and why, with pictures, and what happened', async () => {
  const { id, no, orderNo, spuName } = await new OwnOrders().afterSale();
  const page = await open(id);

  expect(page.getByRole('heading', { level: 1 }).textContent).toContain(no);
  expect(current(page)).toContain('商家审核');
  for (const text of [spuName ?? '?', orderNo ?? '?', '退货退款', '商品破损', '壶嘴有裂纹']) expect(page.text()).toContain(text);
  expect(within(page.getByRole('list', { name: '凭证图片' })).getByRole('img', { name: '凭证图片 1' })).toBeDefined();
  expect(page.getByRole('list', { name: '售后日志' }).textContent).toContain('会员申请退款');
});

it('goes the whole way: agreed, sent back, received, refunded', async () => {
  const own = new OwnOrders();
  const records = new OwnRecords();
  await callElsewhere(express.create, { code: records.key('c'), name: records.name('快递'), logo: null, sort: 0, status: 0 });
  const { id, no, orderId } = await own.afterSale();
  const page = await open(id);
  expect(actions(page)).toEqual(['拒绝', '取消售后', '同意']);
  await page.press('同意');
  await answerQuestion(page, '确定');

  await expect.poll(() => actions(page)).toEqual(['登记退货', '取消售后']);
  await page.press('登记退货');
  const dialog = within(await page.findByRole('dialog', { name: `登记退货 · ${no}` }));
  await page.user.click(dialog.getByRole('combobox', { name: '快递公司' }));
  await page.user.click(await page.findByRole('treeitem', { name: records.name('快递') }));
  await page.user.type(dialog.getByRole('textbox', { name: '物流单号' }), 'SF20260001');
  await page.user.click(dialog.getByRole('button', { name: '确定' }));
  await page.findByText('退货物流已登记');

  await expect.poll(() => actions(page)).toEqual(['拒绝收货', '取消售后', '收货']);
  expect(page.text()).toContain(`退货快递${records.name('快递')}退货单号SF20260001`);
  await page.press('收货');
  await answerQuestion(page, '确定');
  await expect.poll(() => actions(page)).toEqual(['退款']);
  await page.press('退款');
  await answerQuestion(page, '确定');

  await page.findByText('已退款');
  await expect.poll(() => actions(page)).toEqual([]);
  // All of the order went back.
  expect((await own.read(orderId)).status).toBe(ORDER_STATUS.cancelled);
});

it('refuses goods that came back, with a reason', async () => {
  const { id, no } = await new OwnOrders().afterSale();
  const details = new PageCalls(afterSale.getDetail);
  details.change((found: object) => ({ ...found, status: AFTER_SALE_STATUS.shippedBack }));
  const refusals = new PageCalls(afterSale.refuse);
  const page = await open(id);
  await page.press('拒绝收货');
  const dialog = within(await page.findByRole('dialog', { name: `拒绝收货 · ${no}` }));
  await page.user.type(dialog.getByRole('textbox'), '商品已使用');
  details.mend();
  await page.user.click(dialog.getByRole('button', { name: '拒绝收货' }));

  // The case was not sent back yet.
  await page.findByText('确认收货失败，售后单状态不处于【待确认收货】');
  const sent = new URLSearchParams(refusals.sent[0]?.search);
  expect(Object.fromEntries(sent)).toEqual({ id: String(id), refuseMemo: '商品已使用' });
  await expect.poll(() => actions(page)).toEqual(['拒绝', '取消售后', '同意']);
});

it('cancels a case as its buyer asks', async () => {
  const { id } = await new OwnOrders().afterSale(AFTER_SALE_WAY.refundOnly);
  const page = await open(id);
  await page.press('取消售后');
  const question = within(await page.findByRole('dialog', { name: '系统提示' }));
  // 取消 would be an answer of two meanings here.
  expect(question.queryByRole('button', { name: '取消' })).toBeNull();
  await page.user.click(question.getByRole('button', { name: '取消售后' }));

  await page.findByText('售后已取消');
  await expect.poll(() => current(page)).toContain('买家取消');
});

it('works with a stock back end, which does not say when a case was opened and has none of our calls', async () => {
  const { id } = await new OwnOrders().afterSale();
  new PageCalls(afterSale.page).change(({ offers: _, ...answer }: { offers?: unknown }) => answer);
  new PageCalls(afterSale.getDetail).change(({ createTime: _, ...found }: { createTime?: number }) => found);
  const page = await open(id);

  expect(actions(page)).toEqual(['拒绝', '同意']);
  expect(page.getByRole('list', { name: '售后进度' }).textContent).toMatch(/买家申请（已完成）\d{4}-/);
});

it.each(['', 'abc', '999999999'])('says of %j that there is no such case', async (id) => {
  expect((await open(id)).text()).toContain('没有这个售后');
});

it('says why a case could not be loaded, and tries again', async () => {
  const { id, no } = await new OwnOrders().afterSale();
  const details = new PageCalls(afterSale.getDetail);
  details.lose();
  const page = await open(id);
  expect(within(page.main()).getByRole('alert').textContent).toBe('后端接口连接异常');

  details.mend();
  await page.press('重试');

  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent).toContain(no);
});
