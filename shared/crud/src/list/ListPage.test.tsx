import { ApiError } from '@zhilv/platform';
import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { ListPage } from './ListPage.tsx';

it('is headed by its title, and has its parts in the order of the keyboard', async () => {
  const page = await renderList((list) => (
    <ListPage
      list={list}
      title="字典管理"
      actions={<button type="button">新增</button>}
      filter={<button type="button">查询</button>}
    >
      <button type="button">修改</button>
    </ListPage>
  ));

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('字典管理');
  expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['新增', '查询', '修改']);
});

it('names the record to which its list belongs', async () => {
  const page = await renderList(
    (list) => (
      <ListPage
        list={list}
        title="字典数据"
        parents={<button type="button">切换</button>}
        actions={<button type="button">新增</button>}
      >
        {null}
      </ListPage>
    ),
    { parentName: '用户性别' },
  );

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('字典数据 · 用户性别');
  expect(page.getByRole('button', { name: '新增' })).toBeTruthy();
});

it('offers nothing to create when the record to which it would belong could not be loaded', async () => {
  const page = await renderList(
    (list) => (
      <ListPage
        list={list}
        title="字典数据"
        parents={<button type="button">切换</button>}
        actions={<button type="button">新增</button>}
      >
        {null}
      </ListPage>
    ),
    { failure: new ApiError('business', '字典类型不存在') },
  );

  expect(page.queryByRole('button', { name: '新增' })).toBeNull();
  expect(page.getByRole('button', { name: '切换' })).toBeTruthy();
});

it('has what stands beside it before its filters and its table', async () => {
  const page = await renderList((list) => (
    <ListPage
      list={list}
      title="用户管理"
      aside={<button type="button">部门</button>}
      filter={<button type="button">查询</button>}
    >
      <button type="button">修改</button>
    </ListPage>
  ));

  expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['部门', '查询', '修改']);
});
