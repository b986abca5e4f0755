import { ApiError } from '@zhilv/platform';
import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { FailureFace } from './FailureFace.tsx';

const start = (address: string, failure = new ApiError('business', '系统异常', { code: 500 })) =>
  renderList((list) => <FailureFace list={list} failure={failure} />, { address, failure });

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

it('leads out of a session that is over', async () => {
  const page = await start('/list', new ApiError('expired', '登录状态已过期，请重新登录', { code: 401 }));

  expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['重新登录', '重试']);
});

it('names the request in the server’s log where it is known', async () => {
  const page = await start('/list', new ApiError('business', '系统异常', { traceId: 'trace-7' }));

  expect(page.getByText('trace-7')).toBeTruthy();
});

it('has a picture of its own for what is forbidden, what is not there, what failed and what is cut off', async () => {
  const pictures: string[] = [];
  for (const failure of [
    new ApiError('business', '没有该操作权限', { code: 403 }),
    new ApiError('business', '字典类型不存在', { code: 404 }),
    new ApiError('business', '系统异常', { code: 500 }),
    new ApiError('network', '网络连接已断开'),
  ]) {
    const page = await start('/list', failure);
    pictures.push(document.querySelector('svg[viewBox="0 0 200 140"]')?.innerHTML ?? '');
    page.end();
  }

  expect(new Set(pictures).size).toBe(4);
});
