import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { FailureFace } from './FailureFace.tsx';

const start = (address: string, traceId: string | null = null) => {
  const failure = { message: '系统异常', traceId };
  return renderList((list) => <FailureFace list={list} failure={failure} />, { address, failure });
};

it('says why, and tries again', async () => {
  const page = await start('/list');
  expect(page.getByText('系统异常')).toBeTruthy();
  expect(page.queryByRole('button', { name: '清除筛选和排序' })).toBeNull();

  await page.user.click(page.getByRole('button', { name: '重试' }));

  await expect.poll(page.loads).toBe(2);
});

it.each(['/list?name=x', '/list?sortField=name&sortOrder=asc'])(
  'leads out of %s, which the back end may refuse',
  async (address) => {
    const page = await start(address);

    await page.user.click(page.getByRole('button', { name: '清除筛选和排序' }));

    await expect.poll(page.address).toBe('/list');
  },
);

it('names the request in the server’s log where it is known', async () => {
  const page = await start('/list', 'trace-7');

  expect(page.getByText('trace-7')).toBeTruthy();
});
