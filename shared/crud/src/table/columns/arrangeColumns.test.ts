import { describe, expect, it } from 'vitest';
import { arrangeColumns, moveColumn, showColumn } from './arrangeColumns.ts';

const columns = ['name', 'type', 'remark', 'status'] as const;
const shownBy = (choice: Parameters<typeof arrangeColumns>[1]) =>
  arrangeColumns(columns, choice).flatMap(({ name, shown }) => (shown ? [name] : []));

describe('the columns of a table', () => {
  it('are those of the page while nobody has chosen others', () => {
    expect(shownBy(null)).toEqual(columns);
  });

  it('come in the order chosen, without those hidden', () => {
    expect(shownBy({ order: ['name', 'status', 'type', 'remark'], hidden: ['type'] })).toEqual(['name', 'status', 'remark']);
  });

  it('begin with the one that names the record, whatever was stored', () => {
    expect(shownBy({ order: ['status', 'name', 'type', 'remark'], hidden: ['name'] })).toEqual([
      'name',
      'status',
      'type',
      'remark',
    ]);
  });

  it('forget one that the page has no more, and show a new one where the page has it', () => {
    expect(shownBy({ order: ['name', 'gone', 'status', 'type'], hidden: ['gone'] })).toEqual([
      'name',
      'status',
      'type',
      'remark',
    ]);
  });

  it('show each once, though the store says it twice', () => {
    expect(shownBy({ order: ['name', 'type', 'type', 'name'], hidden: [] })).toEqual(columns);
  });

  it('are chosen by moving one', () => {
    const choice = moveColumn(arrangeColumns(columns, null), 3, 1);

    expect(shownBy(choice)).toEqual(['name', 'status', 'type', 'remark']);
  });

  it('are chosen by hiding one and showing it again', () => {
    const hidden = showColumn(arrangeColumns(columns, null), 'remark', false);
    const shown = showColumn(arrangeColumns(columns, hidden), 'remark', true);

    expect(shownBy(hidden)).toEqual(['name', 'type', 'status']);
    expect(shownBy(shown)).toEqual(columns);
  });
});
