import { type DictTypeField, type DictTypeRow, dictTypeRow } from '@zhilv/testing/crud/dict-types';
import { renderList } from '@zhilv/testing/crud/render-list';
import { expect, it } from 'vitest';
import { RecordGrid, type RecordGridProps } from '../RecordGrid.tsx';
import { useWidths } from './useWidths.ts';

const Grid = (props: Omit<RecordGridProps<DictTypeRow, DictTypeField>, 'widths'>) => (
  <RecordGrid {...props} widths={useWidths()} />
);

const start = () =>
  renderList(
    (list) => <Grid list={list} columns={['name', 'type']} link={undefined} chooser={undefined} rowActions={undefined} />,
    { rows: [dictTypeRow(1, { name: '性别' })] },
  );

const handleOf = (page: Awaited<ReturnType<typeof start>>): HTMLElement =>
  page.getByRole('separator', { name: '调整「字典名称」的列宽' });
const widthOf = (page: Awaited<ReturnType<typeof start>>): string =>
  page.getByRole('columnheader', { name: '字典名称' }).style.width;

it('makes a column wider and narrower by the arrow keys, never below the least, and remembers it', async () => {
  const page = await start();
  expect(handleOf(page).getAttribute('aria-valuetext')).toBe('自动');
  handleOf(page).focus();

  await page.user.keyboard('{Home}{ArrowLeft}');
  expect(widthOf(page)).toBe('64px');
  await page.user.keyboard('{ArrowRight}{ArrowRight}');
  expect(widthOf(page)).toBe('96px');
  expect(page.getByRole('rowheader', { name: '性别' }).style.maxWidth).toBe('96px');
  expect(handleOf(page).getAttribute('aria-valuenow')).toBe('96');
  page.end();

  const again = await start();
  expect(widthOf(again)).toBe('96px');
});

it('is as wide as what it holds again after a double click, and after Enter', async () => {
  const page = await start();
  handleOf(page).focus();
  await page.user.keyboard('{Home}');

  await page.user.dblClick(handleOf(page));
  expect(widthOf(page)).toBe('');

  await page.user.keyboard('{Home}{Enter}');
  expect(widthOf(page)).toBe('');
});

it('follows the pointer', async () => {
  const page = await start();

  await page.user.pointer([
    { keys: '[MouseLeft>]', target: handleOf(page), coords: { clientX: 100 } },
    { target: handleOf(page), coords: { clientX: 300 } },
    { keys: '[/MouseLeft]', target: handleOf(page), coords: { clientX: 300 } },
    { target: handleOf(page), coords: { clientX: 500 } },
  ]);

  // Nothing has a width in a document without a layout, so that the drag starts at none.
  await expect.poll(() => widthOf(page)).toBe('200px');
});
