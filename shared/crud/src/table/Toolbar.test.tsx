import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { useColumns } from './columns/useColumns.ts';
import { Toolbar } from './Toolbar.tsx';
import type { DictTypeList } from '@zhilv/testing/crud/render-list';

const Tools = ({ list }: { list: DictTypeList }) => (
  <>
    <Toolbar list={list} columns={useColumns(['name', 'type'] as const)} tools={<button type="button">导出</button>} />
    <div id={list.filtersId} />
  </>
);
const start = (address = '/list', width = 1440) => renderList((list) => <Tools list={list} />, { address, width });

it('has tools of the page before those that every list has', async () => {
  const page = await start();

  expect(page.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    '导出',
    '收起筛选',
    '刷新',
    '显示的列',
  ]);
});

it('offers no filters on a page that has none', async () => {
  const Unfiltered = ({ list }: { list: DictTypeList }) => (
    <Toolbar list={list} columns={useColumns(['name', 'type'] as const)} tools={null} unfiltered />
  );
  const page = await renderList((list) => <Unfiltered list={list} />, { address: '/list', width: 1440 });

  expect(page.queryByRole('button', { name: /筛选/ })).toBeNull();
});

it('loads the list anew', async () => {
  const page = await start();

  await page.user.click(page.getByRole('button', { name: '刷新' }));

  await expect.poll(page.loads).toBe(2);
});

it('hides the filters and shows them again, and says how many there are', async () => {
  const page = await start('/list?name=性别&type=sex');
  const button = page.getByRole('button', { name: '收起筛选（2）' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(page.list().filtersId);

  await page.user.click(button);
  expect(page.list().filtersShown).toBe(false);
  expect(page.getByRole('button', { name: '展开筛选（2）' }).getAttribute('aria-expanded')).toBe('false');

  await page.user.click(page.getByRole('button', { name: '展开筛选（2）' }));
  expect(page.list().filtersShown).toBe(true);
});

it('offers to show the filters first on a phone, where they are hidden', async () => {
  const page = await start('/list', 390);

  expect(page.getByRole('button', { name: '展开筛选' })).toBeTruthy();
});
