import type { Id } from '@zhilv/contract';
import { allDictData, auth, dictType } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as dictDataPage from './dictData.route.ts';
import * as dictTypePage from './dictType.route.ts';

const open = (id: Id, options: RenderPageOptions = {}): Promise<RenderedPage> =>
  renderPage(dictDataPage, `/dict/type/data/${id}`, options);

async function idOf(type: string): Promise<Id> {
  const [found] = (await callElsewhere(dictType.page, { type })).list;
  if (found === undefined) throw new Error(`The seed has no dictionary ${type}.`);
  return found.id;
}

it('lets entries live from the first to the last, under the name of their type', async () => {
  const own = new OwnRecords();
  const { name, id } = await own.makeDictType();
  const [label, renamed] = [own.name('标签'), own.name('改名')];
  const page = await open(id, { beside: { '/system/dict': dictTypePage } });
  const list = new ListView(page);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(`字典数据 · ${name}`);
  expect(page.text()).toContain('还没有字典数据');

  const form = await list.create();
  await form.fill({ 字典标签: label, 字典键值: '10', 显示顺序: '2', 备注: '页面测试' });
  await form.ok();
  for (const text of ['页面测试', '开启']) expect((await list.row(label)).textContent).toContain(text);

  const again = await list.edit(label);
  expect(again.field('字典键值')).toHaveProperty('value', '10');
  await again.fill({ 字典标签: renamed });
  await page.user.click(again.field('颜色类型'));
  await list.choose('危险');
  await again.ok();
  expect((await list.row(renamed)).textContent).toContain('危险');

  await list.delete(renamed);
  expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain(`「${renamed}」`);
  await list.confirm();
  await expect.poll(() => page.text()).toContain('还没有字典数据');

  await page.user.click(page.getByRole('link', { name: '返回字典管理' }));
  await expect.poll(() => page.address()).toBe('/system/dict');
  await list.row(name);
});

it('has the dictionaries of the whole console loaded anew as soon as an entry is saved', async () => {
  const own = new OwnRecords();
  const { id, type } = await own.makeDictType();
  const { label } = await own.makeDictData(type);
  const page = await open(id);
  const list = new ListView(page);
  const loads = new PageCalls(allDictData);
  const form = await list.edit(label);
  await page.user.click(form.field('颜色类型'));
  await list.choose('成功');

  await form.ok();

  await expect.poll(() => list.editing()).toBe(false);
  await expect.poll(() => loads.sent).toHaveLength(1);
});

it("refuses a value that the type has already, in the back end's words, and keeps what was typed", async () => {
  const own = new OwnRecords();
  const { id, type } = await own.makeDictType();
  await own.makeDictData(type);
  const page = await open(id);
  const form = await new ListView(page).create();
  await form.fill({ 字典标签: own.name('另一个'), 字典键值: '1' });

  await form.ok();

  expect((await page.findByText('已经存在该值的字典数据')).closest('[role="alert"]')).not.toBeNull();
  expect(form.field('字典标签')).toHaveProperty('value', own.name('另一个'));
});

it('is one press away from the entries of another type', async () => {
  const page = await open(await idOf('system_user_sex'));
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('字典数据 · 用户性别');

  await page.press(/切换字典类型/);
  const find = await page.findByLabelText('查找字典类型');
  expect(document.activeElement).toBe(find);
  await page.user.type(find, '系统状');
  await page.user.click(await page.findByRole('link', { name: '系统状态' }));

  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent).toBe('字典数据 · 系统状态');
  await expect.poll(() => new ListView(page).names()).toEqual(['关闭', '开启']);
  await page.goBy(-1);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent).toBe('字典数据 · 用户性别');
});

it('says that the type is missing, and keeps the way back', async () => {
  const page = await open(999_999);

  expect(page.text()).toContain('字典类型不存在');
  expect(page.getByRole('link', { name: '返回字典管理' })).toBeDefined();
});

it('offers no change to those who may only read', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions: ['system:dict:query'] }));
  const page = await open(await idOf('common_status'));
  const list = new ListView(page);

  expect(list.names()).toEqual(['关闭', '开启']);
  const offered = [...(await list.row('开启')).querySelectorAll('button')];
  expect(offered.map(({ title }) => title)).toEqual(['变更记录']);
  for (const name of [/^新增/, /^批量/, '导出']) expect(list.tool(name)).toBeNull();
});

it('stays closed to those without the right, in the words of the back end', async () => {
  const page = await open(1, { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
  expect(new ListView(page).tool(/^新增/)).toBeNull();
  expect(page.queryByRole('link', { name: '返回字典管理' })).toBeNull();
});

it('takes digits and a sign for a number, and leaves it alone else', async () => {
  const own = new OwnRecords();
  const { id, type } = await own.makeDictType();
  const { label } = await own.makeDictData(type);
  const page = await open(id);
  const list = new ListView(page);
  const form = await list.edit(label);
  const sort = form.field('显示顺序');
  expect(sort).toHaveProperty('value', '1');
  // A field of the browser's own kind `number` would also change by the wheel.
  expect(sort).toHaveProperty('type', 'text');

  await page.user.clear(sort);
  await page.user.type(sort, '-1a2.5e');
  expect(sort).toHaveProperty('value', '-125');
  await page.user.keyboard('{ArrowUp}');
  expect(sort).toHaveProperty('value', '-125');

  await form.fill({ 显示顺序: '００7' });
  await page.user.tab();
  expect(sort).toHaveProperty('value', '7');

  await form.fill({ 显示顺序: '-' });
  await page.user.tab();
  expect(sort).toHaveProperty('value', '');
  await expect.poll(() => form.refusals()).toEqual(['显示顺序不能为空']);

  await form.fill({ 显示顺序: '99999999999' });
  await expect.poll(() => form.refusals()).toEqual(['显示顺序应为整数']);

  await form.fill({ 显示顺序: '1200' });
  await form.ok();
  await expect.poll(async () => (await list.row(label)).textContent).toContain('1,200');
});

it('lets a colour be chosen by how it looks, and taken back', async () => {
  const own = new OwnRecords();
  const { id } = await own.makeDictType();
  const page = await open(id);
  const list = new ListView(page);
  const form = await list.create();

  await page.user.click(form.field('颜色类型'));
  await expect(list.choices()).resolves.toEqual(['默认', '主要', '成功', '信息', '警告', '危险']);
  await list.choose('警告');
  await expect.poll(() => form.field('颜色类型').textContent).toBe('警告');

  await page.user.click(form.button('清除选择'));
  await expect.poll(() => form.field('颜色类型').textContent).toBe('请选择');
});
