import { within } from '@testing-library/dom';
import { NO_COURIER, order, ORDER_STATUS } from '@zhilv/contract/mall';
import { auth } from '@zhilv/contract/system';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnOrders } from '@zhilv/testing/mall/own-orders';
import { callElsewhere } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { expect, it } from 'vitest';
import * as orderPage from './order.route.ts';

const ADDRESS = '/mall/trade/order';

const open = (query = '', options: RenderPageOptions = {}): Promise<RenderedPage> =>
  renderPage(orderPage, `${ADDRESS}${query}`, { as: 'mallstaff', ...options });

const may = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

it('shows what was bought for how much, by whom and in which state, and what all of it comes to', async () => {
  const own = new OwnOrders();
  const { no, items, payPrice } = await own.paid({ count: 2 });
  const page = await open(`?userMobile=${own.mobile}`);
  const list = new ListView(page);

  const row = await list.row(no);
  for (const text of [items?.[0]?.spuName ?? '?', '×2', `买家${own.mobile.slice(-4)}`, '快递发货', '待发货'])
    expect(row.textContent).toContain(text);
  expect(row.querySelector('img')).not.toBeNull();
  const summary = page.getByLabelText('合计').textContent;
  expect(summary).toContain('订单数1 单');
  expect(summary).toContain((payPrice / 100).toFixed(2));
});

it('is narrowed by a tab, which keeps what else it is narrowed by', async () => {
  const own = new OwnOrders();
  const { no } = await own.place();
  const page = await open(`?userMobile=${own.mobile}`);
  const list = new ListView(page);
  await list.row(no);

  await page.user.click(page.getByRole('link', { name: '待发货' }));

  await expect.poll(() => page.address()).toBe(`${ADDRESS}?userMobile=${own.mobile}&status=${ORDER_STATUS.toDeliver}`);
  await expect.poll(() => list.names()).toEqual([]);
  await page.user.click(page.getByRole('link', { name: '待支付' }));
  await list.row(no);
});

it('is searched by what a buyer tells on the telephone, also by what only our back end finds', async () => {
  const own = new OwnOrders();
  const { no } = await own.place();
  const page = await open();
  const list = new ListView(page);
  await page.press('展开');

  await list.filterBy('收件人', `${own.receiverName}{Enter}`);

  await expect.poll(() => list.names()).toEqual([no]);
});

it('saves what the filters find as a workbook, also of the stores that are chosen', async () => {
  const own = new OwnOrders();
  const { no, pickUpStoreId } = await own.toFetch();
  const saved = watchSavedFiles();
  const exports = new PageCalls(order.export);
  const page = await open(`?pickUpStoreIds=${pickUpStoreId}`);
  expect(new ListView(page).names()).toEqual([no]);

  await page.press('导出');

  await page.findByText(/^已导出「订单_\d{8}_\d{6}\.xlsx」$/);
  await expect.poll(() => saved).toHaveLength(1);
  expect(new URLSearchParams(exports.sent[0]?.search).getAll('pickUpStoreIds')).toEqual([String(pickUpStoreId)]);
});

it('does not offer to a stock back end what it would ignore or lacks', async () => {
  new PageCalls(order.page).change(({ offers: _, ...answer }: { offers?: unknown }) => answer);
  const own = new OwnOrders();
  const { no } = await own.place();
  const delivered = await own.delivered();
  const page = await open(`?userMobile=${own.mobile}`);
  const list = new ListView(page);
  await list.row(no);

  await page.press('展开');
  for (const label of ['收件人', '物流单号', '商品名称']) expect(list.search().queryByLabelText(label)).toBeNull();
  for (const name of ['代客下单', '导出', `收货「${delivered.no}」`]) expect(list.tool(name)).toBeNull();
  await page.press(`「${no}」的更多操作`);
  const menu = await page.findByRole('dialog', { name: `「${no}」的更多操作` });
  expect(
    within(menu)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['改价', '备注']);
});

it('offers nothing to those who may only read', async () => {
  const own = new OwnOrders();
  const { no } = await own.paid();
  may('trade:order:query');
  const page = await open(`?userMobile=${own.mobile}`);
  const list = new ListView(page);

  const row = await list.row(no);
  // The number is copied elsewhere, so that a row has no button left.
  expect(row.querySelectorAll('button')).toHaveLength(0);
  for (const name of ['代客下单', '按码核销', '导出']) expect(list.tool(name)).toBeNull();
});

it('lets those complete orders in a store who may do nothing else', async () => {
  const own = new OwnOrders();
  const { no } = await own.toFetch();
  may('trade:order:query', 'trade:order:pick-up');
  const page = await open(`?userMobile=${own.mobile}`);
  const row = await new ListView(page).row(no);
  expect([...row.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['核销']);

  await page.press(`核销「${no}」`);
  await answerQuestion(page, '确定');

  await page.findByText('已核销');
  await expect.poll(async () => (await new ListView(page).row(no)).textContent).toContain('已完成');
});

it('delivers from the list, and says what is missing before', async () => {
  const own = new OwnOrders();
  const { id, no } = await own.paid();
  const page = await open(`?userMobile=${own.mobile}`);
  await page.press(`发货「${no}」`);
  const dialog = within(await page.findByRole('dialog', { name: `发货 · ${no}` }));

  await page.user.click(dialog.getByRole('button', { name: '发货' }));
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['快递公司不能为空', '物流单号不能为空']);

  await page.user.click(dialog.getByRole('combobox', { name: '发货方式' }));
  await new ListView(page).choose('无需物流');
  await page.user.click(dialog.getByRole('button', { name: '发货' }));

  await page.findByText(`订单 ${no} 已发货`);
  await expect.poll(async () => (await new ListView(page).row(no)).textContent).toContain('已发货');
  expect((await own.read(id)).logisticsId).toBe(0);
});

it('tells who delivers second that somebody was faster, and shows the order as it is', async () => {
  const own = new OwnOrders();
  const { id, no } = await own.paid();
  const page = await open(`?userMobile=${own.mobile}`);
  await page.press(`发货「${no}」`);
  const dialog = within(await page.findByRole('dialog', { name: `发货 · ${no}` }));
  await page.user.click(dialog.getByRole('combobox', { name: '发货方式' }));
  await new ListView(page).choose('无需物流');
  await callElsewhere(order.delivery, { id, logisticsId: NO_COURIER, logisticsNo: '' });

  await page.user.click(dialog.getByRole('button', { name: '发货' }));

  await page.findByText('交易订单发货失败，订单不是【待发货】状态');
  await expect.poll(() => page.queryByRole('dialog', { name: `发货 · ${no}` })).toBeNull();
  await expect.poll(async () => (await new ListView(page).row(no)).textContent).toContain('已发货');
});

it('asks before it cancels an order, and gives what was refused in the words of the back end', async () => {
  const own = new OwnOrders();
  const { id, no } = await own.place();
  const page = await open(`?userMobile=${own.mobile}`);
  const list = new ListView(page);

  await list.more(no, '取消订单');
  const question = await page.findByRole('dialog', { name: '系统提示' });
  await page.user.click(within(question).getByRole('button', { name: '再想想' }));
  expect((await own.read(id)).status).toBe(ORDER_STATUS.unpaid);
  await list.more(no, '取消订单');
  await page.user.click(within(await page.findByRole('dialog', { name: '系统提示' })).getByRole('button', { name: '取消订单' }));

  await page.findByText('订单已取消');
  await expect.poll(async () => (await list.row(no)).textContent).toContain('已取消');
});

it('shows cards on a phone, with goods and price', async () => {
  const own = new OwnOrders();
  const { no, items } = await own.paid();
  const page = await open(`?userMobile=${own.mobile}`, { width: 390 });

  const [card] = within(page.getByRole('list', { name: '订单列表' })).getAllByRole('listitem');
  for (const text of [no, items?.[0]?.spuName ?? '?', '实付金额', '待发货']) expect(card?.textContent).toContain(text);
  expect(page.getByRole('button', { name: `发货「${no}」` })).toBeDefined();
});

it('says that who may not read it may not', async () => {
  const page = await open('', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
});
