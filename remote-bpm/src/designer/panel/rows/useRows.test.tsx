import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { itemOf, type ListChange } from '../../../parts/bpmn/command/listChange.ts';
import { defineSection } from '../../../parts/bpmn/section/Section.ts';
import type { PanelSubject } from '../subject/PanelSubject.ts';
import { useSection } from '../field/useSection.ts';
import { type Rows, rowsIn, useRows } from './useRows.ts';

interface Row {
  readonly name: string;
}

const ROWS: readonly Row[] = [{ name: '同意' }, { name: '' }];

/** A section that is a list, of which each row needs a name. */
const list = defineSection<readonly Row[], ListChange<Row>>({
  isFor: () => true,
  read: () => ROWS,
  write: (_, change) => [change as never], // What is applied is only looked at.
  check: (_, change) => {
    if (change === null) return [{ field: '1.name', kind: 'warning', text: '没有名称' }];
    return itemOf(change)?.name === '' ? [{ field: 'name', kind: 'error', text: '请填写名称' }] : [];
  },
});

/** A section of a form, of which one part is a list. */
const form = defineSection<{ readonly values: readonly Row[] }, { readonly values: ListChange<Row> }>({
  isFor: () => true,
  read: () => ({ values: ROWS }),
  write: (_, change) => [change as never],
  check: () => [
    { field: 'values.1.name', kind: 'warning', text: '没有名称' },
    { field: 'others.1.name', kind: 'warning', text: '别的' },
    { field: '1.name', kind: 'warning', text: '也是别的' },
  ],
});

function shown(use: (subject: PanelSubject) => Rows<Row>, disabled = false) {
  const apply = vi.fn();
  const subject = { object: {}, document: {}, disabled, pending: null, apply } as unknown as PanelSubject; // It asks for nothing else.
  const seen: { rows: Rows<Row> | null } = { rows: null };
  function Form() {
    seen.rows = use(subject);
    return null;
  }
  renderPart(<Form />);
  if (seen.rows === null) throw new Error('The form does not show.');
  return { rows: seen.rows, apply };
}

it('gives the rows of a list, and each what is said of it', () => {
  const { rows } = shown((subject) => useRows(list, subject));

  expect(rows.rows).toEqual(ROWS);
  expect(rows.notesOf(0)).toEqual([]);
  expect(rows.notesOf(1)).toEqual([{ field: 'name', kind: 'warning', text: '没有名称' }]);
});

it('makes a change unless there is an error in it, and says which', () => {
  const { rows, apply } = shown((subject) => useRows(list, subject));

  expect(rows.check({ add: { name: '' } })).toMatchObject([{ text: '请填写名称' }]);
  expect(apply).not.toHaveBeenCalled();
  expect(rows.change({ add: { name: '' } })).toMatchObject([{ text: '请填写名称' }]);
  expect(rows.change({ edit: { name: '拒绝' }, place: 1 })).toEqual([]);

  expect(apply.mock.calls.flat(2)).toEqual([{ edit: { name: '拒绝' }, place: 1 }]);
});

it('changes nothing where one may only look', () => {
  const { rows, apply } = shown((subject) => useRows(list, subject), true);

  rows.change({ remove: 0 });

  expect(rows.disabled).toBe(true);
  expect(apply).not.toHaveBeenCalled();
});

it('knows the notes of its own list where a section has several, and changes that', () => {
  const { rows, apply } = shown((subject) =>
    rowsIn(form, useSection(form, subject), {
      rowsOf: ({ values }) => values,
      changeOf: (change) => ({ values: change }),
      list: 'values',
    }),
  );

  expect(rows.notesOf(1).map(({ text }) => text)).toEqual(['没有名称']);
  rows.change({ move: 0, to: 1 });

  expect(apply.mock.calls.flat(2)).toEqual([{ values: { move: 0, to: 1 } }]);
});
