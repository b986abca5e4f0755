import { brand } from '@zhilv/contract/mall';
import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as brandPage from './brand.route.ts';

const open = async (query = '') => {
  const page = await renderPage(brandPage, `/mall/product/brand${query}`, { as: 'mallstaff' });
  return { page, list: new ListView(page) };
};

it('creates, changes and deletes brands, each with its picture', async () => {
  const own = new OwnRecords();
  const [name, renamed] = [own.name('品牌'), own.name('改名')];
  const { page, list } = await open();

  const form = await list.create();
  await form.fill({ 品牌名称: name, 品牌排序: '3', 品牌描述: '山里的作坊' });
  await page.user.upload(page.getByLabelText('选择品牌图片'), new File([ONE_PIXEL], '标志.png', { type: 'image/png' }));
  await page.findByRole('link', { name: /品牌图片/ });
  await form.ok();
  expect((await list.row(name)).querySelector('img')?.alt).toBe('品牌图片');

  const again = await list.edit(name);
  expect(again.field('品牌描述')).toHaveProperty('value', '山里的作坊');
  await again.fill({ 品牌名称: renamed });
  await again.ok();
  await list.row(renamed);

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => list.names()).not.toContain(renamed);
});

it('says below the field that another brand has the name', async () => {
  const name = new OwnRecords().name('品牌');
  await callElsewhere(brand.create, { name, picUrl: '/a.png', sort: 1, status: 0 });
  const other = new OwnRecords().name('另一个');
  await callElsewhere(brand.create, { name: other, picUrl: '/a.png', sort: 1, status: 0 });
  const { list } = await open(`?name=${encodeURIComponent(other)}`);

  const form = await list.edit(other);
  await form.fill({ 品牌名称: name });
  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['品牌名称已存在']);
});
