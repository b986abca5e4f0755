import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { SortSelect } from './SortSelect.tsx';

const start = (options: { address?: string; sortable?: readonly string[] } = {}) =>
  renderList((list) => <SortSelect list={list} columns={['name', 'type']} />, options);

it('offers both directions of what the back end sorts by, and the list’s own order', async () => {
  const page = await start();

  expect(page.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['默认顺序', '字典名称升序', '字典名称降序']);
});

it('writes the order into the address, and takes it away again', async () => {
  const page = await start();

  await page.user.selectOptions(page.getByLabelText('排序'), '字典名称升序');
  await expect.poll(page.address).toBe('/list?sortField=name&sortOrder=asc');

  await page.user.selectOptions(page.getByLabelText('排序'), '默认顺序');
  await expect.poll(page.address).toBe('/list');
});

it('shows the order that the address asks for, though it be by no column', async () => {
  const page = await start({ address: '/list?sortField=createTime&sortOrder=desc' });

  const select = page.getByLabelText<HTMLSelectElement>('排序');
  expect(select.selectedOptions[0]?.textContent).toBe('创建时间降序');
});

it('is not there where the back end sorts by nothing', async () => {
  const page = await start({ sortable: [] });

  expect(page.queryByLabelText('排序')).toBeNull();
});
