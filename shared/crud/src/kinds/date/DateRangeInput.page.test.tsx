import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

/** The list of dictionary types, with begin and end of 创建时间 among its filters. */
async function open(query = '') {
  const page = await renderPage(dictTypesPage, `/system/dict${query}`);
  const list = new ListView(page);
  const unfold = list.search().queryByRole('button', { name: '展开' });
  if (unfold) await page.user.click(unfold);
  const end = (name: string): HTMLElement => page.getByRole('textbox', { name: `创建时间 ${name}日期` });
  return { page, list, begin: end('开始'), end: end('结束'), loads: new PageCalls(dictType.page) };
}

it('filters by days that are typed, from the first second to the last; the address says so', async () => {
  const { page, list, begin, end, loads } = await open();

  await page.user.type(begin, '2024/3/1');
  await page.user.type(end, '2024-03-05 12:30{Enter}');

  await expect
    .poll(() => page.address())
    .toBe('/system/dict?createTime[0]=2024-03-01+00:00:00&createTime[1]=2024-03-05+12:30:00');
  await expect.poll(() => page.text()).toContain('没有符合条件的字典类型');
  expect(loads.sent).toHaveLength(1);
  expect(begin).toHaveProperty('value', '2024-03-01');
  expect(end).toHaveProperty('value', '2024-03-05 12:30:00');

  await page.press('重置');
  await expect.poll(() => page.address()).toBe('/system/dict');
  await expect.poll(() => list.names()).toHaveLength(20);
});

it('filters by one end alone', async () => {
  const { page, list, begin } = await open();

  await page.user.type(begin, '2024-03-01{Enter}');

  await expect.poll(() => page.address()).toBe('/system/dict?createTime[0]=2024-03-01+00:00:00');
  await expect.poll(() => list.names()).toHaveLength(20);
});

it('does not search for a text that is no date, which stays until it is mended or 重置 drops it', async () => {
  const { page, list, begin, loads } = await open('?createTime[0]=2024-03-01+00:00:00');

  await page.user.tripleClick(begin);
  await page.user.paste('2024-02-30');
  expect(begin.getAttribute('aria-invalid')).toBe('true');
  await page.user.keyboard('{Enter}');
  await page.user.tab();

  expect(begin).toHaveProperty('value', '2024-02-30');
  expect(page.address()).toBe('/system/dict?createTime[0]=2024-03-01+00:00:00');
  expect(loads.sent).toEqual([]);

  await page.press('重置');
  await expect.poll(() => list.search().getByRole('textbox', { name: '创建时间 开始日期' })).toHaveProperty('value', '');
});
