import { file } from '@zhilv/contract/infra';
import { isUnfinished } from '@zhilv/crud';
import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { keepInMemory } from '@zhilv/testing/mall/keep-in-memory';
import { makeProperty, SpuForm } from '@zhilv/testing/mall/spu-form';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { beforeEach, expect, it } from 'vitest';
import { type KeptSpu, spuDraftsOfBrowser } from '../draft/KeptSpu.ts';
import * as addPage from './spuAdd.route.ts';

let kept: ReadonlyMap<string, KeptSpu>;

beforeEach(() => {
  kept = keepInMemory(spuDraftsOfBrowser);
});

/** Opens new goods in two colours, of which 红 is given a picture, and closes its panel. */
async function openWithPicture() {
  const colour = await makeProperty(new OwnRecords(), '颜色', ['红', '蓝']);
  const page = await renderPage(addPage, '/spu/add', { as: 'mallstaff' });
  const form = new SpuForm(page);
  await page.user.click(page.getByRole('radio', { name: '多规格' }));
  await form.addProperty(colour.name);
  await form.addValues(colour.name, ['红', '蓝']);
  await page.press('红');
  await page.press('红的图片');
  await page.user.upload(page.getByLabelText('选择规格图片'), new File([ONE_PIXEL], '红.png', { type: 'image/png' }));
  await page.user.keyboard('{Escape}');
  return { page, form };
}

it('goes on with the picture of a variant that was on its way when a draft was left, without its being opened', async () => {
  const uploads = new PageCalls(file.upload);
  const release = uploads.hold();
  const { page, form } = await openWithPicture();
  await expect.poll(() => [...kept.values()].some(({ typed }) => isUnfinished(typed.skus[0]?.picUrl))).toBe(true);
  const [left] = kept.values();
  if (left === undefined) throw new Error('nothing was kept');
  await page.reload();
  // It was left in another window, whose uploads have ended with it.
  const skus = left.typed.skus.map((sku) => ({
    ...sku,
    picUrl: isUnfinished(sku.picUrl) ? { ...sku.picUrl, upload: 'left' } : sku.picUrl,
  }));
  await spuDraftsOfBrowser.keep({ ...left, id: 'left', typed: { ...left.typed, skus } });
  await page.reload();

  await page.press('恢复');
  expect(form.row('红').textContent).toContain('上传中');
  await page.press('保存');
  expect(form.faults()).toContainEqual(expect.stringMatching(/^「红」的图片还没有上传完成，请稍候再保存/));
  release();

  await page.findByRole('img', { name: '红的图片' });
  expect(uploads.sent).toHaveLength(2);
  expect(form.faults()).not.toContainEqual(expect.stringMatching('图片还没有'));
});

it('says which picture did not get there, and sends it again where that is wanted', async () => {
  const uploads = new PageCalls(file.upload);
  uploads.lose();
  const { page, form } = await openWithPicture();
  await page.findByRole('button', { name: '红的图片，上传失败' });

  await page.press('保存');
  expect(form.faults()).toContainEqual(expect.stringMatching(/^「红」的图片上传失败，请重新上传或移除/));
  uploads.mend();
  await page.press('红的图片，上传失败');
  await page.press('重新上传规格图片');
  await page.user.keyboard('{Escape}');

  await page.findByRole('img', { name: '红的图片' });
});

it('finishes the picture of a variant that differs by more meanwhile', async () => {
  const uploads = new PageCalls(file.upload);
  const release = uploads.hold();
  const size = await makeProperty(new OwnRecords(), '尺寸', ['大', '小']);
  const { page, form } = await openWithPicture();

  await form.addProperty(size.name);
  await form.addValues(size.name, ['大', '小']);
  expect(form.row('红 / 大').textContent).toContain('上传中');
  release();

  await page.findByRole('img', { name: '红 / 大的图片' });
  expect(uploads.sent).toHaveLength(1);
});

it('has the only variant show no picture of its own, for no field does', async () => {
  const uploads = new PageCalls(file.upload);
  uploads.lose();
  const { page, form } = await openWithPicture();
  await page.findByRole('button', { name: '红的图片，上传失败' });

  await page.user.click(page.getByRole('radio', { name: '单规格' }));
  await form.fill({ '销售价（元）': '1', 库存: '1' });
  await page.press('保存');

  expect(form.faults()).not.toContainEqual(expect.stringMatching('图片还没有|图片上传失败'));
  await page.user.click(page.getByRole('radio', { name: '多规格' }));
  expect(form.row('红').textContent).toContain('上传失败');
});
