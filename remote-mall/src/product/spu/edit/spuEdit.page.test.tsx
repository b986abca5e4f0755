import { spu } from '@zhilv/contract/mall';
import { changes } from '@zhilv/platform';
import { keepInMemory } from '@zhilv/testing/mall/keep-in-memory';
import { makeProperty, makeShelf, makeSpu, SpuForm } from '@zhilv/testing/mall/spu-form';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { beforeEach, expect, it } from 'vitest';
import { spuDraftsOfBrowser } from '../draft/KeptSpu.ts';
import * as editPage from './spuEdit.route.ts';

beforeEach(() => {
  keepInMemory(spuDraftsOfBrowser);
});

const openEdit = (id: unknown, options: RenderPageOptions = {}) =>
  renderPage(editPage, `/spu/edit/${String(id)}`, { as: 'mallstaff', ...options });

it('shows what is stored, and sends back what people change and no less', async () => {
  const own = new OwnRecords();
  const shelf = await makeShelf(own);
  const { id, name } = await makeSpu(own, shelf);
  const updates = new PageCalls(spu.update);
  const page = await openEdit(id);
  const form = new SpuForm(page);
  expect(form.field('商品名称')).toHaveProperty('value', name);
  expect(form.field('商品分类').textContent).toBe(shelf.category);
  expect(form.field('销售价（元）')).toHaveProperty('value', '10.00');
  expect(page.queryByRole('button', { name: '保存并上架' })).toBeNull();

  await form.fill({ '销售价（元）': '8.5', 库存: '6' });
  await page.press('保存');

  await page.findByText(`已保存「${name}」`);
  const before = await callElsewhere(spu.getDetail, { id });
  expect(updates.sent[0]?.body).toMatchObject({
    id,
    sliderPicUrls: ['/b.png', '/c.png'],
    recommendHot: true,
    deliveryTemplateId: 1,
    skus: [{ id: before.skus?.[0]?.id, price: 850, stock: 6, stockRead: 5, barCode: 'A1', costPrice: 800 }],
  });
  expect(before).toMatchObject({ price: 850, stock: 6 });
});

it('keeps the variants that there are, with their data, when a value is added and one is taken away', async () => {
  const own = new OwnRecords();
  const colour = await makeProperty(own, '颜色', ['红', '蓝', '绿']);
  const shelf = await makeShelf(own);
  const skuOf = (at: number, price: number) => ({
    name: '规格',
    price,
    stock: 3,
    picUrl: '/a.png',
    properties: [
      {
        propertyId: colour.id,
        propertyName: colour.name,
        valueId: colour.values[at]?.id ?? 0,
        valueName: colour.values[at]?.name,
      },
    ],
  });
  const { id, name } = await makeSpu(own, shelf, { specType: true, skus: [skuOf(0, 100), skuOf(1, 200)] });
  const before = await callElsewhere(spu.getDetail, { id });
  const page = await openEdit(id);
  const form = new SpuForm(page);
  expect(form.rows()).toEqual(['红', '蓝']);

  await form.addValues(colour.name, ['绿']);
  await page.press('移除 红');
  expect(form.rows()).toEqual(['蓝', '绿']);
  expect(form.cells('蓝').slice(0, 4)).toEqual(['2.00', '0.00', '0.00', '3']);
  await form.fillRow('绿', { price: '3', stock: '4' });
  await page.press('保存');

  await page.findByText(`已保存「${name}」`);
  const after = await callElsewhere(spu.getDetail, { id });
  expect(after.skus?.map(({ price, stock }) => [price, stock])).toEqual([
    [200, 3],
    [300, 4],
  ]);
  expect(after.skus?.[0]?.id).toBe(before.skus?.[1]?.id);
});

it('makes no more variants than can be looked through, and keeps those that there are', async () => {
  const own = new OwnRecords();
  const many = await makeProperty(
    own,
    '座位',
    Array.from({ length: 25 }, (_, at) => `${at + 1} 号`),
  );
  const days = await makeProperty(
    own,
    '日期',
    Array.from({ length: 25 }, (_, at) => `${at + 1} 日`),
  );
  const valuesOf = (one: typeof many, count: number) =>
    one.values
      .slice(0, count)
      .map(({ id, name }) => ({ propertyId: one.id, propertyName: one.name, valueId: id, valueName: name }));
  const skus = valuesOf(many, 25).flatMap((seat) =>
    valuesOf(days, 24).map((day) => ({ name: '规格', price: 1, stock: 1, picUrl: '/a.png', properties: [seat, day] })),
  );
  const { id } = await makeSpu(own, await makeShelf(own), { specType: true, skus });
  const page = await openEdit(id);
  const form = new SpuForm(page);
  expect(form.rows()).toHaveLength(600);

  await form.addValues(days.name, ['25 日']);

  await page.findByText('这样会有 625 个规格，最多 600 个，请减少规格值');
  expect(form.rows()).toHaveLength(600);
});

it.each([
  [1_008_006_001, '一个 SKU 下的属性不能重复', '价格库存'],
  [1_008_006_002, '一个 SPU 下的每个 SKU，其属性项必须一致', '价格库存'],
  [1_008_006_003, '一个 SPU 下的每个 SKU，必须不重复', '价格库存'],
  [1_008_001_004, '商品分类已禁用，无法使用', '基本信息'],
  [1_008_002_001, '品牌已禁用', '基本信息'],
])('shows refusal %i where it belongs, and keeps what was typed', async (code, message, section) => {
  const own = new OwnRecords();
  const { id } = await makeSpu(own, await makeShelf(own));
  new PageCalls(spu.update).refuse(code, message);
  const page = await openEdit(id);
  const form = new SpuForm(page);
  await form.fill({ 商品简介: '写了很久' });

  await page.press('保存');

  const said = await page.findByText(message);
  expect(said.closest('section')?.querySelector('h2')?.textContent).toBe(section);
  expect(form.field('商品简介')).toHaveProperty('value', '写了很久');
});

it('says that somebody else was faster, and saves over it or takes what is there as the user chooses', async () => {
  const own = new OwnRecords();
  const { id, name } = await makeSpu(own, await makeShelf(own));
  const { skus, status: _, ...there } = await callElsewhere(spu.getDetail, { id });
  const page = await openEdit(id);
  const form = new SpuForm(page);
  await form.fill({ 商品简介: '我的简介' });
  const elsewhere = async (introduction: string) =>
    callElsewhere(spu.update, {
      ...there,
      revision: undefined,
      introduction,
      skus: skus?.map((sku) => ({ ...sku, name })),
    } as never);
  await elsewhere('对方的简介');

  await page.press('保存');
  await page.findByText(/刚刚被其他人修改过/);
  expect(form.field('商品简介')).toHaveProperty('value', '我的简介');
  await page.press('载入最新');
  await page.press('载入');
  await expect.poll(() => (form.field('商品简介') as HTMLTextAreaElement).value).toBe('对方的简介');
  await expect.poll(() => page.holdsWork()).toBe(false);

  await form.fill({ 商品简介: '还是我的' });
  await elsewhere('对方又改了');
  await page.press('保存');
  await page.findByText(/刚刚被其他人修改过/);
  await page.press('仍然保存');
  await page.findByText(`已保存「${name}」`);
  expect((await callElsewhere(spu.getDetail, { id })).introduction).toBe('还是我的');
});

it('goes on from what another page has made of the goods, where nothing is typed', async () => {
  const own = new OwnRecords();
  const { id, name } = await makeSpu(own, await makeShelf(own));
  const page = await openEdit(id);
  const form = new SpuForm(page);
  page.turnTab('hidden');
  const { revision, skus, status: _, ...there } = await callElsewhere(spu.getDetail, { id });
  await callElsewhere(spu.update, {
    ...there,
    revision,
    introduction: '列表里改过的',
    skus: skus?.map((sku) => ({ ...sku, name })),
  } as never);
  changes.announce(spu.page.path);

  page.turnTab('visible');
  await expect.poll(() => (form.field('商品简介') as HTMLTextAreaElement).value).toBe('列表里改过的');
  await form.fill({ 商品简介: '接着改' });
  await page.press('保存');

  await page.findByText(`已保存「${name}」`);
  expect(page.queryByText(/刚刚被其他人修改过/)).toBeNull();
});
