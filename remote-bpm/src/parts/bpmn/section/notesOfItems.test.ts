import { expect, it } from 'vitest';
import { notesOfItems } from './notesOfItems.ts';

const unnamed = (name: string) => (name === '' ? [{ field: 'name', kind: 'error' as const, text: '请填写名称' }] : []);

it('tells of which item a note is', () => {
  expect(notesOfItems(['a', '', ''], unnamed)).toEqual([
    { field: '1.name', kind: 'error', text: '请填写名称' },
    { field: '2.name', kind: 'error', text: '请填写名称' },
  ]);
});

it('tells of which list it is, where a section has several', () => {
  expect(notesOfItems([''], unnamed, 'values')).toEqual([{ field: 'values.0.name', kind: 'error', text: '请填写名称' }]);
});
