import { expect, it } from 'vitest';
import { notesOfChange } from './notesOfChange.ts';
import type { FieldNote } from './Section.ts';

interface Binding {
  readonly kind: string;
  readonly version: string;
  readonly name: string;
}

/** A binding to a version needs one, and everything needs a name. */
const notesOf = ({ kind, version, name }: Binding): readonly FieldNote[] => [
  ...(kind === 'version' && version === '' ? [{ field: 'version', kind: 'error' as const, text: '请填写版本号' }] : []),
  ...(name === '' ? [{ field: 'name', kind: 'error' as const, text: '请填写名称' }] : []),
];

it('tells of fields that a change names, and of those that it makes wrong', () => {
  const view = { kind: 'latest', version: '', name: '审核' };

  expect(notesOfChange(view, { name: '' }, notesOf).map(({ field }) => field)).toEqual(['name']);
  expect(notesOfChange(view, { kind: 'version' }, notesOf).map(({ field }) => field)).toEqual(['version']);
});

it('tells nothing of what was wrong before and is no part of the change', () => {
  const view = { kind: 'version', version: '', name: '' };

  expect(notesOfChange(view, { version: '2' }, notesOf)).toEqual([]);
  expect(notesOfChange(view, { name: ' '.trim() }, notesOf).map(({ field }) => field)).toEqual(['name']);
});
