import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { FilterBar } from './FilterBar.tsx';

const start = (address = '/list', width = 1440) =>
  renderList((list) => <FilterBar list={list} fields={['name', 'type', 'remark', 'createTime']} />, { address, width });

it('searches by Enter and by 查询, from the first page on', async () => {
  const page = await start('/list?pageNo=3');

  await page.user.type(page.getByLabelText('字典名称'), '性别{Enter}');
  await expect.poll(page.address).toBe('/list?name=性别');

  await page.user.type(page.getByLabelText('字典类型'), 'sex');
  await page.user.click(page.getByRole('button', { name: '查询' }));
  await expect.poll(page.address).toBe('/list?name=性别&type=sex');
});

it('asks for nothing while somebody types', async () => {
  const page = await start();

  await page.user.type(page.getByLabelText('字典名称'), '性别');

  expect(page.address()).toBe('/list');
  expect(page.loads()).toBe(1);
});

it('shows everything again by 重置, and empties its fields', async () => {
  const page = await start('/list?name=性别&sortField=name&sortOrder=asc');

  await page.user.click(page.getByRole('button', { name: '重置' }));

  await expect.poll(page.address).toBe('/list');
  expect(page.getByLabelText<HTMLInputElement>('字典名称').value).toBe('');
});

it('hides what is beyond one row until somebody asks for it', async () => {
  const page = await start();
  expect(page.queryByText('创建时间')).toBeNull();

  await page.user.click(page.getByRole('button', { name: '展开' }));
  expect(page.getByText('创建时间')).toBeTruthy();
  expect(page.getByRole('button', { name: '收起' }).getAttribute('aria-expanded')).toBe('true');

  await page.user.click(page.getByRole('button', { name: '收起' }));
  expect(page.queryByText('创建时间')).toBeNull();
});

it('unfolds for an address that filters by something folded, and lets it be folded all the same', async () => {
  const page = await start();

  await page.goTo('/list?createTime[0]=2023-10-01 00:00:00');
  await expect.poll(() => page.queryByText('创建时间')).not.toBeNull();

  await page.user.click(page.getByRole('button', { name: '收起' }));
  expect(page.queryByText('创建时间')).toBeNull();
});

it('keeps what is typed while it is hidden', async () => {
  const page = await start();
  await page.user.type(page.getByLabelText('字典名称'), '性别');

  page.list().showFilters(false);
  await expect.poll(() => page.queryByRole('search')).toBeNull();
  page.list().showFilters(true);

  const bar = await page.findByRole('search', { name: '筛选字典类型' });
  expect(bar.querySelector('input')?.value).toBe('性别');
});

it('is hidden on a phone, shows all fields there when it is asked for, and uncovers what it found', async () => {
  const page = await start('/list', 390);
  expect(page.queryByRole('search')).toBeNull();

  page.list().showFilters(true);
  await page.findByRole('search');
  expect(page.getByText('创建时间')).toBeTruthy();
  expect(page.queryByRole('button', { name: '展开' })).toBeNull();

  await page.user.type(page.getByLabelText('字典名称'), '性别{Enter}');
  await expect.poll(page.address).toBe('/list?name=性别');
  expect(page.queryByRole('search')).toBeNull();
});
