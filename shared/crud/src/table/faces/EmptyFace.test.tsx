import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { EmptyFace } from './EmptyFace.tsx';

const start = (address: string) =>
  renderList((list) => <EmptyFace list={list} action={<button type="button">新增</button>} />, { address });

it('offers the next step where there are no records at all', async () => {
  const page = await start('/list');

  expect(page.getByText('还没有字典类型')).toBeTruthy();
  expect(page.getByRole('button', { name: '新增' })).toBeTruthy();
});

it('offers to drop the filters that nothing matches', async () => {
  const page = await start('/list?name=x&pageSize=50');
  expect(page.getByText('没有符合条件的字典类型')).toBeTruthy();
  expect(page.queryByRole('button', { name: '新增' })).toBeNull();

  await page.user.click(page.getByRole('button', { name: '清除筛选条件' }));

  await expect.poll(page.address).toBe('/list?pageSize=50');
});
