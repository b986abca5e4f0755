import { within } from '@testing-library/dom';
import { order, spu, SpuTab } from '@zhilv/contract/mall';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnOrders } from '@zhilv/testing/mall/own-orders';
import { callElsewhere } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as orderPage from '../order/order.route.ts';

/** Goods with one variant of which there are many. */
async function plainGoods(): Promise<string> {
  const { list } = await callElsewhere(spu.page, { tabType: SpuTab.onSale, pageNo: 1, pageSize: 100 });
  const found = list.find(({ specType, stock }) => specType === false && (stock ?? 0) > 20);
  if (found === undefined) throw new Error('The seed has no such goods.');
  return found.name;
}

const countOf = (goods: string): RegExp => new RegExp(`^数量 ?「${goods}」$`);

async function open(mobile: string) {
  const page = await renderPage(orderPage, `/mall/trade/order?userMobile=${mobile}`, { as: 'mallstaff' });
  const [button] = await page.findAllByRole('button', { name: '代客下单' });
  if (button) await page.user.click(button);
  const dialog = within(await page.findByRole('dialog', { name: '代客下单' }));
  const type = async (label: string | RegExp, text: string): Promise<void> => {
    const field = dialog.getByRole('textbox', { name: label });
    await page.user.clear(field);
    await page.user.type(field, text);
  };
  const choose = async (goods: string): Promise<void> => {
    await type('添加商品', `${goods}{Enter}`);
    await page.user.click(await dialog.findByRole('button', { name: `选择「${goods}」` }));
    await dialog.findByRole('textbox', { name: countOf(goods) });
  };
  return { page, dialog, type, choose, submit: () => page.user.click(dialog.getByRole('button', { name: '提交订单' })) };
}

it('places an order for a buyer who has called, whose address it knows', async () => {
  const own = new OwnOrders();
  await own.place();
  const goods = await plainGoods();
  const { page, dialog, type, choose, submit } = await open(own.mobile);

  await type('买家手机', own.mobile);
  await expect.poll(() => dialog.getByRole('textbox', { name: '收件人' })).toHaveProperty('value', own.receiverName);
  await choose(goods);
  await type(countOf(goods), '2');
  await submit();

  await page.findByText('订单已提交');
  const placed = await callElsewhere(order.page, { userMobile: own.mobile, pageNo: 1, pageSize: 10 });
  expect(placed.total).toBe(2);
  expect(placed.list[0]).toMatchObject({
    productCount: 2,
    receiverName: own.receiverName,
    items: [{ spuName: goods, count: 2 }],
  });
});

it('says what is missing, and keeps what was typed', async () => {
  const own = new OwnOrders();
  const { dialog, type, submit } = await open(own.mobile);
  await type('买家手机', own.mobile);
  await dialog.findByRole('textbox', { name: '买家昵称' });

  await submit();

  const refusals = dialog.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(refusals).toEqual(['购买的商品不能为空', '收件人名称不能为空', '收件地区不能为空', '收件人详细地址不能为空']);
  expect(dialog.getByRole('textbox', { name: '买家手机' })).toHaveProperty('value', own.mobile);

  await type('收件人', '王掌柜');

  expect(dialog.queryByText('收件人名称不能为空')).toBeNull();
  expect(dialog.getByText('购买的商品不能为空')).toBeDefined();
});

it('stays when there is too little in stock, and places one order however often it is sent', async () => {
  const own = new OwnOrders();
  await own.place();
  const goods = await plainGoods();
  const creations = new PageCalls(order.create);
  const { page, dialog, type, choose, submit } = await open(own.mobile);
  await type('买家手机', own.mobile);
  await expect.poll(() => dialog.getByRole('textbox', { name: '收件人' })).toHaveProperty('value', own.receiverName);
  await choose(goods);

  creations.refuse(1_008_006_004, '商品 SKU 库存不足');
  await submit();
  await page.findByText('商品 SKU 库存不足');
  creations.cutOff();
  await submit();
  await page.findByText('后端接口连接异常');
  creations.mend();
  await submit();

  await page.findByText('订单已提交');
  // The first one was placed by the test itself.
  expect((await callElsewhere(order.page, { userMobile: own.mobile, pageNo: 1, pageSize: 10 })).total).toBe(2);
});

it('has goods fetched in a store', async () => {
  const own = new OwnOrders();
  await own.makeStore();
  await own.place();
  const goods = await plainGoods();
  const { page, dialog, type, choose, submit } = await open(own.mobile);
  await type('买家手机', own.mobile);
  await expect.poll(() => dialog.getByRole('textbox', { name: '收件人' })).toHaveProperty('value', own.receiverName);
  await choose(goods);
  await page.user.click(dialog.getByRole('combobox', { name: '配送方式' }));
  await new ListView(page).choose('用户自提');
  expect(dialog.queryByRole('textbox', { name: '详细地址' })).toBeNull();
  await page.user.click(dialog.getByRole('combobox', { name: '自提门店' }));
  await page.user.click(await page.findByRole('treeitem', { name: `${own.receiverName}的门店` }));
  await submit();

  await page.findByText('订单已提交');
  const [placed] = (await callElsewhere(order.page, { userMobile: own.mobile, pageNo: 1, pageSize: 1 })).list;
  expect(placed?.pickUpStoreId).not.toBeNull();
});

it('sends nothing to the address of another buyer whose number was typed by mistake', async () => {
  const [wrong, right] = [new OwnOrders(), new OwnOrders()];
  await wrong.place();
  await right.place({ receiverDetailAddress: '长安街 1 号' });
  const buyers = new PageCalls(order.buyer);
  const { page, dialog, type } = await open(right.mobile);
  const receiver = dialog.getByRole('textbox', { name: '收件人' });
  await type('买家手机', wrong.mobile);
  await expect.poll(() => receiver).toHaveProperty('value', wrong.receiverName);

  await type('买家手机', right.mobile);
  await expect.poll(() => receiver).toHaveProperty('value', right.receiverName);
  expect(dialog.getByRole('textbox', { name: '收件人手机' })).toHaveProperty('value', right.mobile);
  expect(dialog.getByRole('textbox', { name: '详细地址' })).toHaveProperty('value', '长安街 1 号');

  // The answer about a number comes when another one stands there already.
  const release = buyers.hold(({ search }) => search.includes(wrong.mobile));
  await type('买家手机', wrong.mobile);
  await type('买家手机', right.mobile);
  await expect.poll(() => receiver).toHaveProperty('value', right.receiverName);
  release();
  await buyers.settled();
  expect(receiver).toHaveProperty('value', right.receiverName);
  expect(page.queryByText(`老顾客：买家${wrong.mobile.slice(-4)}`)).toBeNull();
  expect(page.getByText(`老顾客：买家${right.mobile.slice(-4)}`)).toBeTruthy();
});

it('asks before what was typed is dropped', async () => {
  const own = new OwnOrders();
  const { page, dialog, type } = await open(own.mobile);
  await type('买家手机', '139');

  await page.user.keyboard('{Escape}');
  await new ListView(page).refuse();

  expect(dialog.getByRole('textbox', { name: '买家手机' })).toHaveProperty('value', '139');
});
