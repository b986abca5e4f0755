import { ApiError } from '@zhilv/platform';
import { dictTypeRow } from '@zhilv/testing/crud/dict-types';
import { renderList, type RenderListOptions } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { RecordTable } from './RecordTable.tsx';

const start = (options: RenderListOptions = {}) =>
  renderList(
    (list) => (
      <RecordTable
        list={list}
        columns={['name', 'type', 'remark']}
        emptyAction={<button type="button">新增</button>}
        batchActions={<button type="button">批量删除</button>}
      />
    ),
    options,
  );
const rows = [dictTypeRow(1, { name: '性别' }), dictTypeRow(2, { name: '状态' })];

it('shows records as a table, and on a phone as cards', async () => {
  const wide = await start({ rows });
  expect(wide.getByRole('table')).toBeTruthy();
  wide.end();

  const narrow = await start({ rows, width: 390 });
  expect(narrow.queryByRole('table')).toBeNull();
  expect(narrow.getByRole('list', { name: '字典类型列表' })).toBeTruthy();
});

it('has a face of its own for no records, without pages to turn', async () => {
  const page = await start();

  expect(page.getByText('还没有字典类型')).toBeTruthy();
  expect(page.queryByRole('navigation', { name: '分页' })).toBeNull();
});

it('has a face of its own for a failure, and shows no emptiness there', async () => {
  const page = await start({ failure: new ApiError('business', '系统异常') });

  expect(page.getByText('系统异常')).toBeTruthy();
  expect(page.queryByText('还没有字典类型')).toBeNull();
});

it('turns pages and changes their size through the address', async () => {
  const page = await start({ rows, total: 95 });

  await page.user.click(page.getByRole('button', { name: '下一页' }));
  await expect.poll(page.address).toBe('/list?pageNo=2');

  await page.user.selectOptions(page.getByLabelText('每页条数'), '50 条/页');
  await expect.poll(page.address).toBe('/list?pageSize=50');
});

it('shows only the columns that somebody wants', async () => {
  const page = await start({ rows });
  await page.user.click(page.getByRole('button', { name: '显示的列' }));

  await page.user.click(await page.findByRole('checkbox', { name: '备注' }));

  expect(page.queryByRole('columnheader', { name: '备注' })).toBeNull();
  expect(page.getByRole('columnheader', { name: '字典名称' })).toBeTruthy();
});

it('chooses rows where something is done with several', async () => {
  const page = await start({ rows });

  await page.user.click(page.getByRole('checkbox', { name: '选择「性别」' }));

  expect(page.list().selection.rows.map(({ name }) => name)).toEqual(['性别']);
  expect(page.getByRole('button', { name: '批量删除' })).toBeTruthy();
});
