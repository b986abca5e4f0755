import { property } from '@zhilv/contract/mall';
import { auth } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as propertyPage from './property.route.ts';

const ADDRESS = '/mall/product/property';

it('creates, changes and deletes properties', async () => {
  const own = new OwnRecords();
  const [name, renamed] = [own.name('属性'), own.name('改名')];
  const page = await renderPage(propertyPage, ADDRESS, { as: 'mallstaff' });
  const list = new ListView(page);

  const form = await list.create();
  await form.fill({ 属性名称: name, 备注: '游客可选' });
  await form.ok();
  expect((await list.row(name)).textContent).toContain('游客可选');

  const again = await list.edit(name);
  await again.fill({ 属性名称: renamed });
  await again.ok();
  expect((await list.row(renamed)).textContent).toContain('游客可选');

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => list.names()).not.toContain(renamed);
});

it('refuses a name that there is already before it is sent, and shows the one there is', async () => {
  const own = new OwnRecords();
  const name = own.name('属性');
  await callElsewhere(property.create, { name });
  const page = await renderPage(propertyPage, ADDRESS, { as: 'mallstaff' });
  const list = new ListView(page);
  const creations = new PageCalls(property.create);
  const form = await list.create();
  // Spaces around it make no other name of it.
  await form.fill({ 属性名称: ` ${name} `, 备注: '写了很久' });

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['属性已存在']);
  expect(document.activeElement).toBe(form.field('属性名称'));
  expect(form.field('备注')).toHaveProperty('value', '写了很久');
  await expect.poll(() => list.names()).toEqual([name]);
  expect(creations.sent).toEqual([]);
});

it('takes one as saved that was made although the answer was lost', async () => {
  const name = new OwnRecords().name('属性');
  const page = await renderPage(propertyPage, ADDRESS, { as: 'mallstaff' });
  const list = new ListView(page);
  const form = await list.create();
  await form.fill({ 属性名称: name, 备注: '游客可选' });
  const creations = new PageCalls(property.create);
  creations.cutOff();
  await form.ok();
  await page.findByText('后端接口连接异常');
  creations.mend();

  await form.ok();

  await page.findByText(`已保存「${name}」`);
  expect(list.editing()).toBe(false);
});

it("does not delete a property that has values, in the back end's words", async () => {
  const page = await renderPage(propertyPage, `${ADDRESS}?name=票种`, { as: 'mallstaff' });
  const list = new ListView(page);

  await list.delete('票种');
  await list.confirm();

  expect((await page.findByText('属性项下存在属性值，无法删除')).closest('[role="alert"]')).not.toBeNull();
  expect(list.names()).toEqual(['票种']);
});

it('offers no change to those who may only read', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['product:property:query'],
  }));
  const page = await renderPage(propertyPage, `${ADDRESS}?name=票种`, { as: 'mallstaff' });
  const list = new ListView(page);

  const offered = [...(await list.row('票种')).querySelectorAll('button')];
  expect(offered.map(({ title }) => title)).toEqual(['变更记录']);
  for (const name of [/^新增/, /^批量/]) expect(list.tool(name)).toBeNull();
});

it('leads from a property to its values', async () => {
  const page = await renderPage(propertyPage, `${ADDRESS}?name=票种`, { as: 'mallstaff' });

  await page.user.click(await page.findByRole('link', { name: '票种' }));

  await expect.poll(() => page.address()).toMatch(/^\/property\/value\/\d+$/);
});
