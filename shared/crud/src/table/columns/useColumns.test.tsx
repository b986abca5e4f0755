import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { showColumn } from './arrangeColumns.ts';
import { useColumns } from './useColumns.ts';

const Table = ({ columns }: { columns: readonly string[] }) => {
  const { all, shown, choice, choose } = useColumns(columns);
  return (
    <>
      <output aria-label="显示">{shown.join(' ')}</output>
      <button type="button" onClick={() => choose(showColumn(all, 'type', false))}>
        隐藏
      </button>
      <button type="button" onClick={() => choose(null)} disabled={choice === null}>
        恢复
      </button>
    </>
  );
};

const start = (...columns: readonly string[]) => {
  const part = renderPart(<Table columns={columns} />);
  return { ...part, shown: () => part.getByLabelText('显示').textContent };
};

it('remembers what the user wants of this page', async () => {
  const first = start('name', 'type', 'status');
  await first.user.click(first.getByRole('button', { name: '隐藏' }));
  expect(first.shown()).toBe('name status');
  first.end();

  expect(start('name', 'type', 'status').shown()).toBe('name status');
});

it('shows a column that the page has got since', async () => {
  const first = start('name', 'type', 'status');
  await first.user.click(first.getByRole('button', { name: '隐藏' }));
  first.end();

  expect(start('name', 'remark', 'type', 'status').shown()).toBe('name remark status');
});

it('forgets the choice for good', async () => {
  const first = start('name', 'type');
  await first.user.click(first.getByRole('button', { name: '隐藏' }));
  await first.user.click(first.getByRole('button', { name: '恢复' }));
  expect(first.shown()).toBe('name type');
  first.end();

  expect(start('name', 'type').shown()).toBe('name type');
});
