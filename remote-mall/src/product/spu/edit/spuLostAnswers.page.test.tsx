import { expressTemplate, spu } from '@zhilv/contract/mall';
import { keepInMemory } from '@zhilv/testing/mall/keep-in-memory';
import { makeShelf, makeSpu, type Shelf, SpuForm } from '@zhilv/testing/mall/spu-form';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { beforeEach, expect, it, vi } from 'vitest';
import { type KeptSpu, spuDraftsOfBrowser } from '../draft/KeptSpu.ts';
import * as addPage from './spuAdd.route.ts';
import * as editPage from './spuEdit.route.ts';

// wangEditor measures what it draws, which a document without a screen cannot; the browser's tests use it.
vi.mock('../../../parts/richText/RichTextEditor.lazy.tsx', () => ({
  RichTextEditor: ({ value, onChange }: { value: string; onChange: (html: string) => void }) => (
    <textarea aria-label="正文" value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

let kept: ReadonlyMap<string, KeptSpu>;

beforeEach(() => {
  kept = keepInMemory(spuDraftsOfBrowser);
});

const UNANSWERED = /没有收到保存的答复/;

/** Opens new goods with all that they need. */
async function openFilled(name: string, shelf: Shelf) {
  new PageCalls(expressTemplate.listAllSimple).change(() => [{ id: 1, name: '全国包邮' }]);
  const page = await renderPage(addPage, '/spu/add', { as: 'mallstaff' });
  const form = new SpuForm(page);
  await form.fillBasics(name, shelf);
  await form.fill({ '销售价（元）': '19.9', 库存: '7' });
  return { page, form };
}

const stored = async (name: string) => (await callElsewhere(spu.page, { name })).list;

it('makes goods once whose answer was lost, and saves what was typed since into them', async () => {
  const own = new OwnRecords();
  const name = own.name('门票');
  const creations = new PageCalls(spu.create);
  const { page, form } = await openFilled(name, await makeShelf(own));
  creations.cutOff();
  await page.press('保存');
  await page.findByText(UNANSWERED);
  expect(form.field('商品简介')).toHaveProperty('value', '一日游');
  creations.mend();

  await form.fill({ 商品名称: `${name}二`, 库存: '9' });
  await page.press('保存并上架');

  await page.findByText(`已保存「${name}二」并上架`);
  const rows = await stored(name);
  expect(rows).toMatchObject([{ name: `${name}二`, status: 1, stock: 9 }]);
  expect(creations.sent).toHaveLength(1);
});

it('makes goods whose call never arrived', async () => {
  const own = new OwnRecords();
  const name = own.name('门票');
  const creations = new PageCalls(spu.create);
  const { page } = await openFilled(name, await makeShelf(own));
  creations.lose();
  await page.press('保存');
  await page.findByText(UNANSWERED);
  creations.mend();

  await page.press('保存');

  await page.findByText(`已保存「${name}」`);
  expect(await stored(name)).toHaveLength(1);
});

it('asks where others of the same name are there, and sends nothing without a yes', async () => {
  const own = new OwnRecords();
  const shelf = await makeShelf(own);
  const { name } = await makeSpu(own, shelf);
  const creations = new PageCalls(spu.create);
  const { page, form } = await openFilled(name, shelf);
  creations.lose();
  await page.press('保存');
  await page.findByText(UNANSWERED);
  creations.mend();

  await page.press('保存');
  await page.findByText(/已有同名商品/);
  await page.press('取消');
  await expect.poll(() => form.field('库存')).toHaveProperty('disabled', false);
  expect(await stored(name)).toHaveLength(1);
  expect(form.field('库存')).toHaveProperty('value', '7');

  await page.press('保存');
  await page.press('仍然新增');
  await page.findByText(`已保存「${name}」`);
  expect(await stored(name)).toHaveLength(2);
});

it('looks for them also where the page was left meanwhile, and its draft is gone on with', async () => {
  const own = new OwnRecords();
  const name = own.name('门票');
  const creations = new PageCalls(spu.create);
  const { page } = await openFilled(name, await makeShelf(own));
  creations.cutOff();
  await page.press('保存');
  await page.findByText(UNANSWERED);
  await expect.poll(() => [...kept.values()].some(({ unanswered }) => unanswered === true)).toBe(true);
  const [left] = kept.values();
  creations.mend();
  await page.reload();
  if (left !== undefined) await spuDraftsOfBrowser.keep({ ...left, id: 'left' });
  await page.reload();

  await page.press('恢复');
  await page.findByText(UNANSWERED);
  await page.press('保存');

  await page.findByText(`已保存「${name}」`);
  expect(await stored(name)).toHaveLength(1);
});

it('takes nobody for another who has changed goods whose answer was lost, and adds to their stock once', async () => {
  const own = new OwnRecords();
  const { id, name } = await makeSpu(own, await makeShelf(own));
  const updates = new PageCalls(spu.update);
  const page = await renderPage(editPage, `/spu/edit/${String(id)}`, { as: 'mallstaff' });
  const form = new SpuForm(page);
  await form.fill({ 商品简介: '我的简介', 库存: '8' });
  updates.cutOff();
  await page.press('保存');
  await page.findByText(UNANSWERED);
  updates.mend();

  await form.fill({ 商品简介: '接着写' });
  await page.press('保存');

  await page.findByText(`已保存「${name}」`);
  expect(await callElsewhere(spu.getDetail, { id })).toMatchObject({ introduction: '接着写', stock: 8 });
});
