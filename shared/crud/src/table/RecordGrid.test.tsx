import { within } from '@testing-library/dom';
import { type DictTypeField, type DictTypeRow, dictTypeRow } from '@zhilv/testing/crud/dict-types';
import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { RecordGrid, type RecordGridProps } from './RecordGrid.tsx';
import { useWidths } from './width/useWidths.ts';

const Grid = (props: Omit<RecordGridProps<DictTypeRow, DictTypeField>, 'widths'>) => (
  <RecordGrid {...props} widths={useWidths()} />
);

const rows = [dictTypeRow(1, { name: '性别', remark: '男女' }), dictTypeRow(2, { name: '状态' })];

const start = ({ chooser, rowActions }: { chooser?: string; rowActions?: (row: DictTypeRow) => React.ReactNode } = {}) =>
  renderList(
    (list) => (
      <Grid list={list} columns={['name', 'type', 'remark']} link={undefined} chooser={chooser} rowActions={rowActions} />
    ),
    { rows },
  );

it('heads each row by what names the record, and each column by its label', async () => {
  const page = await start();

  expect(page.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['性别', '状态']);
  expect(page.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['字典名称', '字典类型', '备注']);
  const [, first] = page.getAllByRole('row');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['type_1', '男女']);
});

it('is a region that the keyboard can scroll, named after its records', async () => {
  const page = await start();

  expect(page.getByRole('region', { name: '字典类型列表' }).tabIndex).toBe(0);
});

it('has a column of actions only where there are any', async () => {
  const page = await start({ rowActions: ({ name }) => <button type="button">修改{name}</button> });

  expect(page.getByRole('columnheader', { name: '操作' })).toBeTruthy();
  expect(page.getByRole('button', { name: '修改状态' })).toBeTruthy();
});

it('marks what is chosen', async () => {
  const page = await start({ chooser: 'chooser' });
  const row = page.getByRole('rowheader', { name: '状态' }).closest('tr');
  expect(row?.dataset['chosen']).toBe('false');

  await page.user.click(page.getByRole('checkbox', { name: '选择「状态」' }));

  expect(row?.dataset['chosen']).toBe('true');
});

it('marks the row that was just saved, and no other', async () => {
  const page = await start();

  await page.list().reload({ saved: 2 });

  await expect.poll(() => page.getByRole('rowheader', { name: '状态' }).closest('tr')?.dataset['highlighted']).toBe('true');
  expect(page.getByRole('rowheader', { name: '性别' }).closest('tr')?.dataset['highlighted']).toBe('false');
});
