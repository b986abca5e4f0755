import { renderPage } from '@zhilv/testing/page/render-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { expect, it } from 'vitest';
import * as dictTypePage from './dictType.route.ts';

it('lists dictionary types with what one finds them by, and leads from each to its entries', async () => {
  const page = await renderPage(dictTypePage, '/system/dict?type=common_status');
  const list = new ListView(page);

  expect(list.headings()).toEqual(['字典名称', '字典类型', '备注', '状态', '创建时间', '操作']);
  for (const label of ['字典名称', '字典类型']) expect(list.filter(label)).toBeDefined();
  await page.user.click(await page.findByRole('link', { name: '系统状态' }));

  await expect.poll(() => page.address()).toMatch(/^\/dict\/type\/data\/\d+$/);
});

it('keeps the type of a dictionary as it is: pages name it', async () => {
  const page = await renderPage(dictTypePage, '/system/dict?type=common_status');

  const form = await new ListView(page).edit('系统状态');

  expect(form.field('字典类型')).toHaveProperty('disabled', true);
  for (const label of ['字典名称', '状态', '备注']) expect(form.field(label)).toHaveProperty('disabled', false);
});
