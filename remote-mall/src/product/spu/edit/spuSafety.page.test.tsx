import { property, propertyValue, spu } from '@zhilv/contract/mall';
import { keepInMemory } from '@zhilv/testing/mall/keep-in-memory';
import { makeProperty, makeShelf, makeSpu, SpuForm } from '@zhilv/testing/mall/spu-form';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { beforeEach, expect, it } from 'vitest';
import { type KeptSpu, spuDraftsOfBrowser } from '../draft/KeptSpu.ts';
import * as addPage from './spuAdd.route.ts';
import * as editPage from './spuEdit.route.ts';

let kept: ReadonlyMap<string, KeptSpu>;

beforeEach(() => {
  kept = keepInMemory(spuDraftsOfBrowser);
});

const openNew = (options: RenderPageOptions = {}) => renderPage(addPage, '/spu/add', { as: 'mallstaff', ...options });
const openEdit = (id: unknown, options: RenderPageOptions = {}) =>
  renderPage(editPage, `/spu/edit/${String(id)}`, { as: 'mallstaff', ...options });

const textOf = (element: HTMLElement): string => (element as HTMLInputElement).value;

it('offers what was typed and not saved, and goes on with it or discards it', async () => {
  const own = new OwnRecords();
  const { id, name } = await makeSpu(own, await makeShelf(own));
  const page = await openEdit(id);
  const form = new SpuForm(page);
  await form.fill({ 商品简介: '写了很久', '销售价（元）': '88' });
  await expect.poll(() => kept.size).toBe(1);
  const [left] = kept.values();
  await page.reload();
  // The window that had it crashed, so nobody gave it up.
  if (left !== undefined) await spuDraftsOfBrowser.keep({ ...left, id: 'left' });
  await page.reload();
  expect(textOf(form.field('商品简介'))).toBe('简介');

  await page.press('恢复');

  await page.findByText('已恢复没有保存的内容，确认无误后请保存');
  expect(textOf(form.field('商品简介'))).toBe('写了很久');
  expect(textOf(form.field('销售价（元）'))).toBe('88.00');
  await expect.poll(() => page.holdsWork()).toBe(true);
  await page.press('保存');
  await page.findByText(`已保存「${name}」`);
  await expect.poll(() => kept.size).toBe(0);
  expect(await callElsewhere(spu.getDetail, { id })).toMatchObject({ introduction: '写了很久', price: 8800 });
});

it('discards what was left behind when that is wanted', async () => {
  const page = await openNew();
  await new SpuForm(page).fill({ 商品名称: '没有写完' });
  await expect.poll(() => kept.size).toBe(1);
  const [left] = kept.values();
  await page.reload();
  if (left !== undefined) await spuDraftsOfBrowser.keep({ ...left, id: 'left' });
  await page.reload();

  await page.press('丢弃');
  await page.user.click((await page.findAllByRole('button', { name: '丢弃' })).at(-1) ?? page.main());

  await expect.poll(() => kept.size).toBe(0);
  expect(page.queryByText(/发现没有保存的内容/)).toBeNull();
});

it('says that there are no such goods', async () => {
  const page = await openEdit(987_654_321);

  expect(page.text()).toContain('没有找到这个商品，它可能已被删除');
});

it('says what cannot be shown, and tries again', async () => {
  const own = new OwnRecords();
  const { id, name } = await makeSpu(own, await makeShelf(own));
  const details = new PageCalls(spu.getDetail);
  details.lose();
  const page = await openEdit(id);
  expect(page.text()).toContain('后端接口连接异常');
  details.mend();
  await page.press('重试');
  await expect.poll(() => textOf(new SpuForm(page).field('商品名称'))).toBe(name);
});

it('has a card for each variant on a phone', async () => {
  const own = new OwnRecords();
  const colour = await makeProperty(own, '颜色', ['红', '蓝']);
  const page = await openNew({ width: 390 });
  const form = new SpuForm(page);
  await page.user.click(page.getByRole('radio', { name: '多规格' }));
  await form.addProperty(colour.name);
  await form.addValues(colour.name, ['红', '蓝']);

  expect(page.queryByRole('table')).toBeNull();
  expect(page.getByRole('list', { name: '规格明细' }).textContent).toContain('红未定价 · 库存 未填');
});

it('makes properties and values in place, and gives variants back when somebody returns to them', async () => {
  const own = new OwnRecords();
  const name = own.name('口味');
  const page = await openNew();
  const form = new SpuForm(page);
  await page.user.click(page.getByRole('radio', { name: '多规格' }));

  await page.press('添加规格');
  await page.user.type(page.getByLabelText('搜索规格'), name);
  await page.press(`新增「${name}」`);
  await page.press('添加规格值');
  await page.user.type(page.getByLabelText(`搜索${name}的规格值`), '微辣');
  await page.press('新增「微辣」');
  await expect.poll(() => form.rows()).toEqual(['微辣']);
  await page.user.type(page.getByLabelText(`搜索${name}的规格值`), '特辣');
  await page.press('新增「特辣」');
  await expect.poll(() => form.rows()).toEqual(['微辣', '特辣']);
  await page.user.keyboard('{Escape}');

  const [made] = await callElsewhere(property.getValueList, { name });
  expect(made?.values?.map((value) => value.name)).toEqual(['微辣', '特辣']);
  await form.fillAll({ 库存: '4' });
  await page.user.click(page.getByRole('radio', { name: '单规格' }));
  expect(textOf(form.field('库存'))).toBe('');
  await page.user.click(page.getByRole('radio', { name: '多规格' }));
  expect(form.cells('特辣')[3]).toBe('4');
});

it('searches anew after a search that failed', async () => {
  const own = new OwnRecords();
  const colour = await makeProperty(own, '颜色', ['红']);
  const pages = new PageCalls(property.page);
  pages.lose();
  const page = await openNew();
  await page.user.click(page.getByRole('radio', { name: '多规格' }));
  await page.press('添加规格');
  await page.findByText('没有加载成功。');

  pages.mend();
  await page.press('重试');
  await page.user.type(page.getByLabelText('搜索规格'), colour.name);
  await page.press(colour.name);

  expect(page.text()).toContain('还没有规格值，暂不生成规格');
  expect(new PageCalls(propertyValue.create).sent).toEqual([]);
});

it('adds the difference of stocks where a back end knows of none, and sees there who was faster', async () => {
  const own = new OwnRecords();
  const { id, name } = await makeSpu(own, await makeShelf(own));
  let bought = 0;
  let introduction = '简介';
  new PageCalls(spu.getDetail).change(({ revision: _, ...detail }: { revision?: number; skus: { stock: number }[] }) => ({
    ...detail,
    introduction,
    skus: detail.skus.map((sku) => ({ ...sku, stock: sku.stock - bought })),
  }));
  const updates = new PageCalls(spu.update);
  const page = await openEdit(id);
  const form = new SpuForm(page);
  await form.fill({ 库存: '8' });
  bought = 2;

  await page.press('保存');
  await page.findByText(`已保存「${name}」`);
  expect(updates.sent.map(({ body }) => (body as { skus: { stock: number }[] }).skus[0]?.stock)).toEqual([6]);

  await expect.poll(() => page.address()).toBe('/mall/product/spu');
  await page.goTo(`/spu/edit/${String(id)}`);
  await page.findByRole('heading', { name: '修改商品' });
  await form.fill({ 库存: '9' });
  introduction = '对方的简介';
  await page.press('保存');
  await page.findByText(/刚刚被其他人修改过/);
  expect(updates.sent).toHaveLength(1);
  await page.press('仍然保存');
  await expect.poll(() => updates.sent.length).toBe(2);
});

it('asks before it takes the goods of somebody else in the place of what is typed', async () => {
  const own = new OwnRecords();
  const { id } = await makeSpu(own, await makeShelf(own));
  const updates = new PageCalls(spu.update);
  updates.refuse(409, '数据已被他人修改，请刷新后再试');
  const page = await openEdit(id);
  const form = new SpuForm(page);
  await form.fill({ 商品简介: '我的简介' });
  await page.press('保存');

  await page.press('载入最新');
  await answerQuestion(page, '取消');

  expect(textOf(form.field('商品简介'))).toBe('我的简介');
});
