import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { passTime, stopClock } from '@zhilv/testing/page/pass-time';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

/** Dictionary types by a part of their key: 29 seeded ones, which no test adds to. */
const TYPES = '/system/dict?type=_type';

it('shows just what an address with filters, page and size says, also after a reload', async () => {
  const page = await renderPage(dictTypesPage, `${TYPES}&pageNo=3&pageSize=10`);
  const list = new ListView(page);

  expect(list.names().at(-1)).toBe('用户类型');
  await page.reload();

  expect(list.names()).toHaveLength(9);
  expect(list.names().at(-1)).toBe('用户类型');
  expect(list.filter('字典类型')).toHaveProperty('value', '_type');
  expect(page.text()).toContain('共 29 条');
  expect(list.pagination().getByRole('button', { name: '第 3 页' }).getAttribute('aria-current')).toBe('page');
});

it('turns pages, jumps, and changes their size', async () => {
  const page = await renderPage(dictTypesPage, TYPES);
  const list = new ListView(page);
  expect(list.names()).toHaveLength(20);
  expect(page.text()).toContain('共 29 条');
  const sizes = (): HTMLElement => list.pagination().getByLabelText('每页条数');
  expect(Array.from(sizes().children, ({ textContent }) => textContent)).toEqual([
    '10 条/页',
    '20 条/页',
    '30 条/页',
    '50 条/页',
  ]);
  expect(list.pagination().getByRole('button', { name: '上一页' })).toHaveProperty('disabled', true);

  await page.press('下一页');
  await expect.poll(() => list.names()).toHaveLength(9);
  expect(page.address()).toBe(`${TYPES}&pageNo=2`);
  expect(list.pagination().getByRole('button', { name: '下一页' })).toHaveProperty('disabled', true);

  const [firstOfPage] = list.names();
  await page.user.selectOptions(sizes(), '10');
  await expect.poll(() => page.address()).toBe(`${TYPES}&pageNo=3&pageSize=10`);
  expect(list.names()[0]).toBe(firstOfPage);

  await page.user.clear(list.pagination().getByLabelText('前往页码'));
  await page.user.type(list.pagination().getByLabelText('前往页码'), '2{Enter}');
  await expect.poll(() => page.address()).toBe(`${TYPES}&pageNo=2&pageSize=10`);
  expect(list.names()).toHaveLength(10);
  await page.press('第 1 页');
  await expect.poll(() => list.names()[0]).toBe('新闻类型');

  await page.user.clear(list.pagination().getByLabelText('前往页码'));
  await page.user.type(list.pagination().getByLabelText('前往页码'), '99{Enter}');
  await expect.poll(() => list.names().at(-1)).toBe('用户类型');
});

it('shows the last page to who asks for one past the end', async () => {
  const page = await renderPage(dictTypesPage, `${TYPES}&pageNo=9`);

  expect(new ListView(page).names().at(-1)).toBe('用户类型');
});

it('says that a search found nothing, and offers to drop the filters', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);

  await list.filterBy('字典名称', '没有这样的字典');
  await page.press('查询');
  await expect.poll(() => page.text()).toContain('没有符合条件的字典类型');
  expect(page.queryByRole('navigation', { name: '分页' })).toBeNull();

  await page.press('清除筛选条件');
  await expect.poll(() => list.names()).toHaveLength(20);
  expect(page.address()).toBe('/system/dict');
});

it('says that there is nothing yet, and offers the next step', async () => {
  new PageCalls(dictType.page).change(() => ({ list: [], total: 0 }));
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  expect(page.text()).toContain('还没有字典类型');

  const [, inTheEmptyList] = page.getAllByRole('button', { name: '新增字典类型' });
  await page.user.click(inTheEmptyList ?? page.main());

  await expect(list.form()).resolves.toBeDefined();
});

it('gives up an order that the back end refuses, together with the filters', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict?type=common_status&sortField=remark&sortOrder=asc&pageSize=10');
  const list = new ListView(page);

  await page.press('清除筛选和排序');

  await expect.poll(() => list.names()).toHaveLength(10);
  expect(page.address()).toBe('/system/dict?pageSize=10');
  expect(list.filter('字典类型')).toHaveProperty('value', '');
});

it('shows the list that was asked for last, whichever answer comes first', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  expect(list.names()).toHaveLength(20);
  const calls = new PageCalls(dictType.page);
  const release = calls.hold(({ search }) => search.includes('user_type'));

  await list.filterBy('字典类型', 'user_type{Enter}');
  await list.filterBy('字典类型', 'common_status{Enter}');
  await list.row('系统状态');
  release();

  expect(calls.sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await expect.poll(() => list.names()).toEqual(['系统状态']);
  expect(list.filter('字典类型')).toHaveProperty('value', 'common_status');
});

it('marks a new record for two seconds from when it can be seen, on a page as long as before', async () => {
  const own = new OwnRecords();
  const name = own.name('字典');
  const page = await renderPage(dictTypesPage, '/system/dict?type=common_status&pageSize=10');
  const list = new ListView(page);
  const form = await list.create();
  await form.fill({ 字典名称: name, 字典类型: own.key('dict') });
  const loads = new PageCalls(dictType.page);
  const release = loads.hold();
  const marked = () => page.queryByRole('rowheader', { name })?.closest('tr')?.dataset['highlighted'];
  stopClock();

  await form.ok();
  await passTime(5000);
  expect(loads.sent).toHaveLength(1);
  expect(marked()).toBeUndefined();
  release();

  await passTime(1999);
  expect(marked()).toBe('true');
  expect(page.address()).toBe('/system/dict?pageSize=10');
  expect(list.names()).toHaveLength(10);
  await passTime(1);
  expect(marked()).toBe('false');
});
