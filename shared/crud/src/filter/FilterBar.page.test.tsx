import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

it('searches by Enter, says the filters in the address, and shows everything again by 重置', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);

  await list.filterBy('字典名称', '是否推荐{Enter}');
  await expect.poll(() => list.names()).toEqual(['是否推荐']);
  expect(page.address()).toBe('/system/dict?name=是否推荐');

  await page.press('重置');
  await expect.poll(() => list.names()).toHaveLength(20);
  expect(page.address()).toBe('/system/dict');
  expect(list.filter('字典名称')).toHaveProperty('value', '');

  await page.goBy(-1);
  await expect.poll(() => list.names()).toEqual(['是否推荐']);
  expect(list.filter('字典名称')).toHaveProperty('value', '是否推荐');
});

it('lets who searches by Enter go on typing where they were, and leaves the filters as unfolded as before', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  const name = list.filter('字典名称');
  await page.press('展开');
  const release = new PageCalls(dictType.page).hold();

  await page.user.type(name, '是否推荐{Enter}');
  await page.user.keyboard('的人');
  release();

  await expect.poll(() => list.names()).toEqual(['是否推荐']);
  expect(document.activeElement).toBe(list.filter('字典名称'));
  expect(list.filter('字典名称')).toHaveProperty('value', '是否推荐的人');
  expect(list.search().queryByRole('button', { name: '收起' })).not.toBeNull();

  await page.goBy(-1);
  await expect.poll(() => page.address()).toBe('/system/dict');
  await expect.poll(() => list.filter('字典名称')).toHaveProperty('value', '');
});

it('gives up the order by 重置, too', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict?type=_type&sortField=type&sortOrder=asc');
  const heading = (): HTMLElement => page.getByRole('columnheader', { name: /字典类型/ });
  expect(heading().getAttribute('aria-sort')).toBe('ascending');

  await page.press('重置');

  await expect.poll(() => page.address()).toBe('/system/dict');
  await expect.poll(() => heading().getAttribute('aria-sort')).toBe('none');
});

it('takes a filter from a dictionary', async () => {
  const own = new OwnRecords();
  const { name } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const list = new ListView(page);
  expect((await list.row(name)).textContent).toContain('开启');

  await page.press('展开');
  await page.user.click(list.filter('状态'));
  await list.choose('关闭');
  await page.press('查询');

  await expect.poll(() => page.address()).toBe(`/system/dict?name=${own.mark}&status=1`);
  await expect.poll(() => page.text()).toContain('没有符合条件的字典类型');
});

it('is put away and comes back with what was typed', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  await list.filterBy('字典名称', '用户');

  await page.press('收起筛选');
  expect(page.queryByRole('search')).toBeNull();
  await page.press('展开筛选');

  expect(list.filter('字典名称')).toHaveProperty('value', '用户');
});
