import { express } from '@zhilv/contract/mall';
import { auth } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnOrders } from '@zhilv/testing/mall/own-orders';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as expressPage from './express.route.ts';
import * as pickUpStorePage from './pickUpStore.route.ts';

const may = (...permissions: readonly string[]): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions }));

it('lets a courier live from the first to the last', async () => {
  const own = new OwnRecords();
  const [name, renamed, code] = [own.name('快递'), own.name('改名'), own.key('express')];
  const page = await renderPage(expressPage, '/mall/trade/delivery/express', { as: 'mallstaff' });
  const list = new ListView(page);

  const form = await list.create();
  await form.fill({ 公司名称: name, 公司编码: code, 显示顺序: '3' });
  await form.ok();
  expect((await list.row(name)).textContent).toContain(code);

  const again = await list.edit(name);
  await again.fill({ 公司名称: renamed });
  await again.ok();
  await list.row(renamed);

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => list.names()).not.toContain(renamed);
});

it('says at the code that another courier has it', async () => {
  const own = new OwnRecords();
  const code = own.key('express');
  await callElsewhere(express.create, { code, name: own.name('快递'), logo: null, sort: 0, status: 0 });
  const page = await renderPage(expressPage, '/mall/trade/delivery/express', { as: 'mallstaff' });
  const form = await new ListView(page).create();
  await form.fill({ 公司名称: '同编码', 公司编码: code, 显示顺序: '1' });

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['已经存在该编码的快递公司']);
});

it('shows stores with their hours, and says what is missing of a new one', async () => {
  const own = new OwnOrders();
  await own.makeStore();
  const name = `${own.receiverName}的门店`;
  const page = await renderPage(pickUpStorePage, `/mall/trade/delivery/pick-up-store?name=${name}`, { as: 'mallstaff' });
  const list = new ListView(page);
  const row = await list.row(name);
  for (const text of ['前门大街 1 号', '09:00', '21:00']) expect(row.textContent).toContain(text);

  const form = await list.create();
  await form.fill({ 门店名称: '新门店', 营业开始时间: '9点' });
  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(expect.arrayContaining(['营业开始时间格式应为 HH:mm']));
});

it('chooses the district of a store below its province and city', async () => {
  const own = new OwnOrders();
  await own.makeStore();
  const name = `${own.receiverName}的门店`;
  const page = await renderPage(pickUpStorePage, `/mall/trade/delivery/pick-up-store?name=${name}`, { as: 'mallstaff' });
  const form = await new ListView(page).edit(name);

  expect(form.field('门店所在地区').textContent).toContain('东城区');
});

it('offers no change to those who may only read', async () => {
  const own = new OwnOrders();
  await own.makeStore();
  may('trade:delivery:pick-up-store:query');
  const page = await renderPage(pickUpStorePage, '/mall/trade/delivery/pick-up-store', { as: 'mallstaff' });
  const list = new ListView(page);

  await list.row(`${own.receiverName}的门店`);
  for (const name of [/^新增/, /^批量/, /^修改/, /^删除/]) expect(list.tool(name)).toBeNull();
});

it.each([
  ['couriers', expressPage, '/mall/trade/delivery/express', '快递公司列表'],
  ['stores', pickUpStorePage, '/mall/trade/delivery/pick-up-store', '自提门店列表'],
] as const)('shows %s as cards on a phone', async (_, module, address, label) => {
  const records = new OwnRecords();
  await callElsewhere(express.create, { code: records.key('c'), name: records.name('快递'), logo: null, sort: 0, status: 0 });
  await new OwnOrders().makeStore();
  const page = await renderPage(module, address, { as: 'mallstaff', width: 390 });

  expect(page.getByRole('list', { name: label }).querySelectorAll('li').length).toBeGreaterThan(0);
});
