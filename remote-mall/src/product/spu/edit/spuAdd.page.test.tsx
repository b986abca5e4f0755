import { expressTemplate, spu } from '@zhilv/contract/mall';
import { keepInMemory } from '@zhilv/testing/mall/keep-in-memory';
import { makeProperty, makeShelf, SpuForm } from '@zhilv/testing/mall/spu-form';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { beforeEach, expect, it, vi } from 'vitest';
import { spuDraftsOfBrowser } from '../draft/KeptSpu.ts';
import * as addPage from './spuAdd.route.ts';

// wangEditor measures what it draws, which a document without a screen cannot; the browser's tests use it.
vi.mock('../../../parts/richText/RichTextEditor.lazy.tsx', () => ({
  RichTextEditor: ({ value, onChange }: { value: string; onChange: (html: string) => void }) => (
    <textarea aria-label="正文" value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

beforeEach(() => {
  keepInMemory(spuDraftsOfBrowser);
});

function openNew(options: RenderPageOptions = {}): Promise<RenderedPage> {
  new PageCalls(expressTemplate.listAllSimple).change(() => [{ id: 1, name: '全国包邮' }]);
  return renderPage(addPage, '/spu/add', { as: 'mallstaff', ...options });
}

it('creates goods with one variant, first in the warehouse', async () => {
  const own = new OwnRecords();
  const name = own.name('门票');
  const creations = new PageCalls(spu.create);
  const page = await openNew();
  const form = new SpuForm(page);
  await form.fillBasics(name, await makeShelf(own));
  await form.fill({ '销售价（元）': '19.9', 库存: '7' });
  await expect.poll(() => page.holdsWork()).toBe(true);

  await page.press('保存');

  await page.findByText(`已保存「${name}」`);
  expect(creations.sent[0]?.body).toMatchObject({ specType: false, status: 0, skus: [{ name, price: 1990, stock: 7 }] });
  await expect.poll(() => page.address()).toBe('/mall/product/spu');
  await expect.poll(() => page.holdsWork()).toBe(false);
});

it('creates goods with three properties and puts them on sale', async () => {
  const own = new OwnRecords();
  const name = own.name('套票');
  const colour = await makeProperty(own, '颜色', ['红', '蓝']);
  const size = await makeProperty(own, '尺寸', ['大', '小']);
  const term = await makeProperty(own, '期限', ['一日', '两日']);
  const page = await openNew();
  const form = new SpuForm(page);
  await form.fillBasics(name, await makeShelf(own));
  await page.user.click(page.getByRole('radio', { name: '多规格' }));
  for (const one of [colour, size, term]) {
    await form.addProperty(one.name);
    await form.addValues(
      one.name,
      one.values.map((value) => value.name),
    );
  }
  expect(form.rows()).toHaveLength(8);
  expect(form.rows().slice(0, 3)).toEqual(['红 / 大 / 一日', '红 / 大 / 两日', '红 / 小 / 一日']);

  await form.fillAll({ '销售价（元）': '100', 库存: '9' });
  await form.fillAll({ '销售价（元）': '120' }, `${colour.name}：蓝`);
  await page.press('保存并上架');

  await page.findByText(`已保存「${name}」并上架`);
  const { list } = await callElsewhere(spu.page, { name });
  const [row] = list;
  const detail = await callElsewhere(spu.getDetail, { id: row?.id ?? 0 });
  expect(detail).toMatchObject({ status: 1, price: 10_000, stock: 72, specType: true });
  expect(detail.skus?.map(({ price }) => price)).toEqual([10_000, 10_000, 10_000, 10_000, 12_000, 12_000, 12_000, 12_000]);
});

it('says at the fields and rows what is missing, goes to the first, and sends nothing', async () => {
  const creations = new PageCalls(spu.create);
  const own = new OwnRecords();
  const colour = await makeProperty(own, '颜色', ['红', '蓝']);
  const page = await openNew();
  const form = new SpuForm(page);
  await page.user.click(page.getByRole('radio', { name: '多规格' }));

  await page.press('保存');
  expect(form.faults()).toEqual(
    expect.arrayContaining([
      '商品名称不能为空',
      '商品分类不能为空',
      '请添加规格，并为它选择规格值',
      '商品封面图不能为空',
      '商品详情不能为空',
    ]),
  );
  expect(document.activeElement).toBe(form.field('商品名称'));

  await form.addProperty(colour.name);
  await form.addValues(colour.name, ['红', '蓝']);
  expect(form.faults()).toContain('2 个规格还没有填写完整或填写有误');
  expect(form.row('红').textContent).toContain('销售价格不能为空；库存不能为空');
  await form.fillRow('红', { price: '1', stock: '2' });
  expect(form.faults()).toContain('1 个规格还没有填写完整或填写有误');
  expect(creations.sent).toEqual([]);
});
