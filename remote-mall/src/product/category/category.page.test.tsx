import type { Id } from '@zhilv/contract';
import { category, spu } from '@zhilv/contract/mall';
import { auth } from '@zhilv/contract/system';
import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { spuDraft } from '@zhilv/testing/mall/spu-draft';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { TreeView } from '@zhilv/testing/page/tree-view';
import { expect, it } from 'vitest';
import * as categoryPage from './category.route.ts';

const pixel = (): File => new File([ONE_PIXEL], '分类.png', { type: 'image/png' });

async function open(query = '', options: RenderPageOptions = {}) {
  const page = await renderPage(categoryPage, `/mall/product/category${query}`, { as: 'mallstaff', ...options });
  return { page, tree: new TreeView(page) };
}

const make = async (name: string, parentId: Id = 0) =>
  callElsewhere(category.create, { name, parentId, picUrl: '/a.png', sort: -1, status: 0 });

it('lets categories live in two levels, from the first to the last', async () => {
  const own = new OwnRecords();
  const [above, name, renamed] = [own.name('分类'), own.name('下级'), own.name('改名')];
  await make(above);
  const { page, tree } = await open();
  expect(tree.headings()).toEqual(['分类名称', '移动端分类图', '分类排序', '状态', '创建时间', '操作']);

  await page.press(`新增下级「${above}」`);
  const form = await tree.form();
  expect(form.field('上级分类').textContent).toBe(above);
  await form.fill({ 分类名称: name });
  await page.user.upload(page.getByLabelText('选择移动端分类图'), pixel());
  await page.findByRole('link', { name: /移动端分类图/ });
  await form.ok();
  await expect.poll(() => tree.level(name)).toBe(2);
  expect(page.queryByRole('button', { name: `新增下级「${name}」` })).toBeNull();

  const again = await tree.edit(name);
  await again.fill({ 分类名称: renamed });
  await page.user.click(again.field('上级分类'));
  await tree.chooseNode('无（一级分类）');
  await again.ok();
  await expect.poll(() => tree.level(renamed)).toBe(1);

  await tree.delete(renamed);
  await tree.confirm();
  await expect.poll(() => tree.names()).not.toContain(renamed);
});

it('offers categories of the first level alone as those above', async () => {
  const { page, tree } = await open();
  const form = await tree.create();

  await page.user.click(form.field('上级分类'));

  await page.findByRole('treeitem', { name: '文创用品' });
  expect(page.queryByRole('treeitem', { name: '器物摆件' })).toBeNull();
});

it('says in which level goods are, before one is chosen', async () => {
  const { tree } = await open();
  const form = await tree.create();

  const note = form.field('上级分类').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(note)?.textContent).toBe('商品只能放在二级分类中，一级分类只用来归类');
});

it('says what is missing, below the fields, and keeps what was typed', async () => {
  const { tree } = await open();
  const form = await tree.create();
  await form.fill({ 分类排序: '7' });

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['分类名称不能为空', '移动端分类图不能为空']);
  expect(form.field('分类排序')).toHaveProperty('value', '7');
});

it("keeps a category that has others or goods in it, and says so in the back end's words", async () => {
  const above = new OwnRecords().name('分类');
  const below = `${above}下级`;
  const id = await make(above);
  await callElsewhere(spu.create, spuDraft({ categoryId: await make(below, id) }));
  const { page, tree } = await open(`?name=${encodeURIComponent(above)}`);

  await tree.delete(above);
  await tree.confirm();
  await page.findByText('存在子分类，无法删除');
  await tree.delete(below);
  await tree.confirm();
  await page.findByText('类别下存在商品，无法删除');

  expect(tree.names()).toEqual([above, below]);
});

it('is switched off in the list', async () => {
  const name = new OwnRecords().name('分类');
  const id = await make(name);
  const { page, tree } = await open(`?name=${encodeURIComponent(name)}`);
  await tree.row(name);

  await page.user.click(page.getByRole('switch', { name: `状态「${name}」` }));
  await tree.confirm();
  await page.findByText(`已停用「${name}」`);

  expect((await callElsewhere(category.get, { id }))?.status).toBe(1);
});

it('offers no change to those who may only read', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['product:category:query'],
  }));
  const name = new OwnRecords().name('分类');
  await make(name);
  const { page, tree } = await open(`?name=${encodeURIComponent(name)}`);

  expect((await tree.row(name)).querySelectorAll('button')).toHaveLength(0);
  expect(page.queryByRole('button', { name: /^(新增|修改|删除)/ })).toBeNull();
});
