import { dictTypes } from '@zhilv/testing/crud/dict-types';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { ColumnMenu } from './ColumnMenu.tsx';
import { useColumns } from './useColumns.ts';

const COLUMNS = ['name', 'type', 'status', 'remark'] as const;

const Menu = () => {
  const columns = useColumns(COLUMNS);
  return (
    <>
      <output aria-label="显示">{columns.shown.join(' ')}</output>
      <output aria-label="宽度">{String(columns.widths.of('type'))}</output>
      <button
        type="button"
        onClick={() => {
          columns.widths.set('type', 240);
          columns.widths.remember();
        }}
      >
        加宽
      </button>
      <ColumnMenu fields={dictTypes.fields} columns={columns} />
    </>
  );
};

const start = () => {
  const part = renderPart(<Menu />);
  return {
    ...part,
    shown: () => part.getByLabelText('显示').textContent,
    button: (name: string) => part.getByRole('button', { name }),
  };
};

it('hides a column and shows it again', async () => {
  const part = start();

  await part.user.click(part.getByLabelText('状态'));
  expect(part.shown()).toBe('name type remark');

  await part.user.click(part.getByLabelText('状态'));
  expect(part.shown()).toBe('name type status remark');
});

it('keeps the column that names the record first, and shown', () => {
  const part = start();

  expect(part.getByLabelText<HTMLInputElement>('字典名称').disabled).toBe(true);
  expect(part.queryByRole('button', { name: '下移「字典名称」' })).toBeNull();
  // The second column has nowhere to go upwards.
  expect((part.button('上移「字典类型」') as HTMLButtonElement).disabled).toBe(true);
});

it('moves a column, says where to, and lets the same button be pressed again', async () => {
  const part = start();

  await part.user.click(part.button('上移「备注」'));
  expect(part.shown()).toBe('name type remark status');
  expect(part.getByText('「备注」移到第 3 列')).toBeTruthy();
  expect(document.activeElement).toBe(part.button('上移「备注」'));

  await part.user.keyboard('{Enter}');
  expect(part.shown()).toBe('name remark type status');
});

it('hands the focus to the other button where a column can go no further', async () => {
  const part = start();

  await part.user.click(part.button('下移「状态」'));

  expect((part.button('下移「状态」') as HTMLButtonElement).disabled).toBe(true);
  expect(document.activeElement).toBe(part.button('上移「状态」'));
});

it('makes columns as wide as they were, for good', async () => {
  const part = start();
  await part.user.click(part.button('加宽'));
  expect(part.getByLabelText('宽度').textContent).toBe('240');

  await part.user.click(part.button('恢复默认'));

  expect(part.getByLabelText('宽度').textContent).toBe('null');
  expect((part.button('恢复默认') as HTMLButtonElement).disabled).toBe(true);
  part.end();
  expect(start().getByLabelText('宽度').textContent).toBe('null');
});

it('goes back to the columns of the page', async () => {
  const part = start();
  expect((part.button('恢复默认') as HTMLButtonElement).disabled).toBe(true);
  await part.user.click(part.getByLabelText('状态'));
  await part.user.click(part.button('上移「备注」'));

  await part.user.click(part.button('恢复默认'));

  expect(part.shown()).toBe('name type status remark');
});
