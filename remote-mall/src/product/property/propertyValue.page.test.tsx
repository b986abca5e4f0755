import type { Id } from '@zhilv/contract';
import { property, propertyValue } from '@zhilv/contract/mall';
import { auth } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as propertyPage from './property.route.ts';
import * as propertyValuePage from './propertyValue.route.ts';

const open = (id: Id, options: RenderPageOptions = {}): Promise<RenderedPage> =>
  renderPage(propertyValuePage, `/property/value/${id}`, { as: 'mallstaff', ...options });

async function ticketTypes(): Promise<Id> {
  const [found] = (await callElsewhere(property.page, { name: '票种' })).list;
  if (found === undefined) throw new Error('The seed has no property 票种.');
  return found.id;
}

const title = (page: RenderedPage): string => page.getByRole('heading', { level: 1 }).textContent;

it('lets values live from the first to the last, under the name of their property', async () => {
  const own = new OwnRecords();
  const parent = own.name('属性');
  const id = await callElsewhere(property.create, { name: parent });
  const [name, renamed] = [own.name('值'), own.name('改名')];
  const page = await open(id, { beside: { '/mall/product/property': propertyPage } });
  const list = new ListView(page);
  expect(title(page)).toBe(`属性值 · ${parent}`);

  const form = await list.create();
  await form.fill({ 属性值名称: name, 备注: '一等座' });
  await form.ok();
  expect((await list.row(name)).textContent).toContain('一等座');

  const again = await list.edit(name);
  await again.fill({ 属性值名称: renamed });
  await again.ok();
  expect((await list.row(renamed)).textContent).toContain('一等座');

  await page.user.click(list.chooser(renamed));
  await page.press(/^批量删除/);
  await list.confirm();
  await expect.poll(async () => (await list.batch()).textContent).toContain('删除成功 1 个。');
  await page.user.keyboard('{Escape}');
  await expect.poll(() => page.text()).toContain('还没有属性值');

  await page.user.click(page.getByRole('link', { name: '返回商品属性' }));
  await expect.poll(() => page.address()).toBe('/mall/product/property');
  await list.row(parent);
});

it('refuses a name that the property has already before it is sent, and shows the one there', async () => {
  const page = await open(await ticketTypes());
  const list = new ListView(page);
  const [taken = ''] = list.names();
  const creations = new PageCalls(propertyValue.create);
  const form = await list.create();
  // Spaces around it make no other name of it.
  await form.fill({ 属性值名称: ` ${taken} ` });

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['属性值已存在']);
  await expect.poll(() => list.names()).toEqual([taken]);
  expect(creations.sent).toEqual([]);
});

it('is one press away from the values of another property', async () => {
  const page = await open(await ticketTypes());
  expect(title(page)).toBe('属性值 · 票种');
  await page.press(/切换商品属性/);
  const menu = await page.findByRole('dialog', { name: '切换商品属性' });
  await expect.poll(() => menu.querySelectorAll('a').length).toBeGreaterThan(1);
  const other = [...menu.querySelectorAll('a')].find(({ textContent }) => !textContent.includes('票种'));
  const name = other?.textContent ?? '';

  other?.click();

  await expect.poll(() => title(page)).toBe(`属性值 · ${name}`);
});

it('offers no change to those who may only read', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['product:property:query'],
  }));
  const page = await open(await ticketTypes());
  const list = new ListView(page);

  expect(title(page)).toBe('属性值 · 票种');
  expect(list.names().length).toBeGreaterThan(0);
  expect(page.queryAllByRole('button', { name: /^(修改|删除)「/ })).toEqual([]);
  for (const name of [/^新增/, /^批量/]) expect(list.tool(name)).toBeNull();
});

it('stays closed to those without the right, in the words of the back end', async () => {
  const page = await open(1, { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(new ListView(page).tool(/^新增/)).toBeNull();
});
