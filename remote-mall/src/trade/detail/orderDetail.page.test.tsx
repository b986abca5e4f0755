import { within } from '@testing-library/dom';
import { afterSale, AFTER_SALE_WAY, NO_COURIER, order, ORDER_STATUS } from '@zhilv/contract/mall';
import { auth } from '@zhilv/contract/system';
import { OwnOrders } from '@zhilv/testing/mall/own-orders';
import { callElsewhere } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as orderDetailPage from './orderDetail.route.ts';

const ADDRESS = '/trade/order/detail';

const open = (id: number | string, options: RenderPageOptions = {}): Promise<RenderedPage> =>
  renderPage(orderDetailPage, `${ADDRESS}?id=${id}`, { as: 'mallstaff', ...options });

const may = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

/** What can be done with the order, without copying and printing. */
const actions = (page: RenderedPage): readonly string[] =>
  within(page.main())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '' && text !== '打印');

const section = (page: RenderedPage, name: string) => page.getByRole('region', { name });

it('shows how far an order has come, what was bought for how much, and to whom it goes', async () => {
  const own = new OwnOrders();
  const { id, no, items } = await own.paid({ count: 2 });
  const page = await open(id);

  expect(page.getByRole('heading', { level: 1 }).textContent).toContain(no);
  const current = page.getByRole('list', { name: '订单进度' }).querySelector('[aria-current="step"]');
  expect(current?.textContent).toContain('商家发货');
  expect(section(page, '商品信息').textContent).toContain(items?.[0]?.spuName);
  expect(page.getByLabelText('价格明细').textContent).toMatch(/商品总额¥.*运费¥.*实付金额¥/);
  expect(section(page, '收货信息').textContent).toContain(`${own.receiverName}手机${own.mobile}地址北京`);
  expect(section(page, '订单信息').textContent).toContain('模拟支付');
  expect(section(page, '买家与备注').textContent).toContain('请快点');
  const logs = within(page.getByRole('list', { name: '订单日志' })).getAllByRole('listitem');
  expect(logs.map(({ textContent }) => textContent.replace(/\d{4}-.*:\d\d/, ' '))).toEqual([
    '用户付款成功 买家',
    // Staff have placed it for the buyer.
    '用户下单 商家',
  ]);
});

it.each<[string, (own: OwnOrders) => Promise<{ readonly id: unknown }>, readonly string[]]>([
  ['unpaid', (own) => own.place(), ['改价', '备注', '取消订单', '去收款']],
  ['to deliver', (own) => own.paid(), ['改地址', '备注', '发货', '登记售后']],
  ['to fetch', (own) => own.toFetch(), ['备注', '核销', '登记售后']],
  ['delivered', (own) => own.delivered(), ['备注', '收货', '登记售后']],
])('offers what can be done with an order that is %s', async (_, make, offered) => {
  const { id } = await make(new OwnOrders());

  expect(actions(await open(String(id)))).toEqual(offered);
});

it.each<[string, (own: OwnOrders) => Promise<{ readonly id: unknown }>, readonly string[]]>([
  ['unpaid', (own) => own.place(), ['改价', '备注', '去收款']],
  ['delivered', (own) => own.delivered(), ['备注']],
])('offers nothing of ours with a stock back end, for an order that is %s', async (_, make, offered) => {
  for (const list of [order.page, afterSale.page])
    new PageCalls(list).change(({ offers: _, ...answer }: { offers?: unknown }) => answer);
  const { id } = await make(new OwnOrders());

  expect(actions(await open(String(id)))).toEqual(offered);
});

it('leads to the cashier, which leads back, where an order is unpaid', async () => {
  const { id, payOrderId } = await new OwnOrders().place();
  const page = await open(String(id));

  await page.press('去收款');

  await expect.poll(() => page.address()).toBe(`/pay/cashier?id=${payOrderId}&returnUrl=${ADDRESS}?id=${id}`);
});

it('offers nothing to those who may only read', async () => {
  const { id } = await new OwnOrders().paid();
  may('trade:order:query');

  expect(actions(await open(String(id)))).toEqual([]);
});

it('shows the store and the code of goods that are fetched', async () => {
  const own = new OwnOrders();
  const { id, pickUpVerifyCode } = await own.toFetch();
  const page = await open(String(id));

  const fetched = section(page, '自提信息').textContent;
  for (const text of [pickUpVerifyCode ?? '?', `${own.receiverName}的门店`, '前门大街 1 号']) expect(fetched).toContain(text);
  expect(page.queryByRole('region', { name: '收货信息' })).toBeNull();
});

it('says quietly that nobody knows where the goods are, with a back end that asks no courier', async () => {
  const { id } = await new OwnOrders().paid();
  await callElsewhere(order.delivery, { id, logisticsId: NO_COURIER, logisticsNo: '' });
  new PageCalls(order.getDetail).change((found: object) => ({ ...found, logisticsId: 77, logisticsNo: 'SF1' }));
  new PageCalls(order.getExpressTrackList).refuse(1_011_004_002, '需要接入快递服务商，比如【快递100】');
  const page = await open(String(id));

  const courier = section(page, '物流信息');
  expect(courier.textContent).toContain('快递公司 77物流单号SF1');
  expect(courier.textContent).toContain('系统还没有接入物流查询，看不到物流轨迹，请凭物流单号到快递公司官网查询');
  expect(courier.textContent).not.toContain('快递100');
  expect(within(page.main()).queryByRole('alert')).toBeNull();
});

it('opens an after-sale case for the buyer of an item', async () => {
  const { id, items } = await new OwnOrders().delivered();
  const [item] = items ?? [];
  const page = await open(String(id));
  await page.press(/^登记售后/);
  const dialog = within(await page.findByRole('dialog', { name: '登记售后' }));
  expect(document.querySelector('[role="dialog"] input[type="file"]')).not.toBeNull();
  await page.user.click(dialog.getByRole('button', { name: '确定' }));
  expect(dialog.getByRole('alert').textContent).toBe('申请原因不能为空');
  const amount = dialog.getByRole('textbox', { name: '退款金额（元）' });
  await page.user.clear(amount);
  await page.user.type(amount, '99999.99');
  await page.user.type(dialog.getByRole('textbox', { name: '申请原因' }), '商品破损');
  await page.user.click(dialog.getByRole('button', { name: '确定' }));
  expect(dialog.getByRole('alert').textContent).toMatch(/^最多退款 ¥/);
  await page.user.clear(amount);
  await page.user.type(amount, '0.01');
  await page.user.click(dialog.getByRole('button', { name: '确定' }));

  await page.findByText('售后已登记');
  await expect.poll(() => section(page, '商品信息').textContent).toContain('售后中');
  const { list } = await callElsewhere(afterSale.page, { pageNo: 1, pageSize: 100 });
  expect(list).toContainEqual(
    expect.objectContaining({ orderItemId: item?.id, way: AFTER_SALE_WAY.refundOnly, refundPrice: 1, applyReason: '商品破损' }),
  );
});

it('keeps what was typed where an after-sale case is refused, and shows behind it why', async () => {
  const { id, items } = await new OwnOrders().delivered();
  const page = await open(String(id));
  await page.press(/^登记售后/);
  const dialog = within(await page.findByRole('dialog', { name: '登记售后' }));
  await page.user.type(dialog.getByRole('textbox', { name: '申请原因' }), '商品破损');
  const orderItemId = items?.[0]?.id ?? 0;
  const elsewhere = { orderItemId, way: AFTER_SALE_WAY.refundOnly, refundPrice: 1, applyReason: '不想要了' };
  await callElsewhere(afterSale.create, elsewhere);

  await page.user.click(dialog.getByRole('button', { name: '确定' }));

  await page.findByText('订单项已申请售后，无法重复申请');
  await expect.poll(() => section(page, '商品信息').textContent).toContain('售后中');
  const kept = within(page.getByRole('dialog', { name: '登记售后' }));
  expect(kept.getByRole('textbox', { name: '申请原因' })).toHaveProperty('value', '商品破损');
});

it('shows what another page has changed', async () => {
  const own = new OwnOrders();
  const { id } = await own.place();
  const page = await open(String(id), { beside: {} });
  await callElsewhere(order.cancel, { id });

  await page.press('备注');
  const dialog = within(await page.findByRole('dialog', { name: /^备注/ }));
  await page.user.type(dialog.getByRole('textbox'), '已电话确认');
  await page.user.click(dialog.getByRole('button', { name: '确定' }));

  await expect.poll(() => actions(page)).toEqual(['备注']);
  expect((await own.read(id)).status).toBe(ORDER_STATUS.cancelled);
});

it.each(['', '?id=', '?id=abc', '?id=999999999'])('says of %j that there is no such order', async (query) => {
  const page = await renderPage(orderDetailPage, `${ADDRESS}${query}`, { as: 'mallstaff' });

  expect(page.text()).toContain('没有这个订单');
});

it('says why an order could not be loaded, and tries again', async () => {
  const { id, no } = await new OwnOrders().place();
  const details = new PageCalls(order.getDetail);
  details.lose();
  const page = await open(String(id));
  expect(within(page.main()).getByRole('alert').textContent).toBe('后端接口连接异常');

  details.mend();
  await page.press('重试');

  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent).toContain(no);
});

it('keeps the order in sight when it cannot be loaded anew', async () => {
  const { id, no } = await new OwnOrders().place();
  const page = await open(String(id));
  new PageCalls(order.getDetail).lose();
  await page.press('取消订单');
  const question = within(await page.findByRole('dialog', { name: '系统提示' }));
  await page.user.click(question.getByRole('button', { name: '取消订单' }));

  await page.findByText(/下面是之前的内容/);
  expect(page.getByRole('heading', { level: 1 }).textContent).toContain(no);
});

it('stays closed to those without the right, in the words of the back end', async () => {
  const { id } = await new OwnOrders().place();
  const page = await open(String(id), { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
});

it('shows items as cards on a phone', async () => {
  const { id } = await new OwnOrders().paid();
  const page = await open(String(id), { width: 390 });

  expect(within(page.getByRole('list', { name: '商品' })).getAllByRole('listitem')).toHaveLength(1);
  expect(page.queryByRole('table')).toBeNull();
});
