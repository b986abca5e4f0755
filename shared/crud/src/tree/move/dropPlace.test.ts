import { treeRows } from '@zhilv/ui/tree-list';
import { expect, it } from 'vitest';
import { dropPlace } from './dropPlace.ts';
import { treeOf } from '../nodes/treeOf.ts';

/** 1 (2 (3), 4), 5: record 1 is open, record 2 is folded. */
const nodes = treeOf(
  [
    { id: 1, parentId: 0 },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: 1 },
    { id: 5, parentId: 0 },
  ],
  ({ id }) => String(id),
);
const rows = treeRows(nodes, ({ key }) => key === '1');

it.each([
  ['the upper edge of a row, before it', 41, { place: { parentId: 1, before: 2 }, line: 1, into: null }],
  ['the middle of a row, below it', 60, { place: { parentId: 2, before: null }, line: null, into: 1 }],
  ['the lower edge of a folded row, before the next one', 79, { place: { parentId: 1, before: 4 }, line: 2, into: null }],
  ['the lower edge of an open row, before its first one', 39, { place: { parentId: 1, before: 2 }, line: 1, into: null }],
  ['the lower edge of the last one, behind it', 119, { place: { parentId: 1, before: null }, line: 3, into: null }],
  ['below all rows, behind all roots', 400, { place: { parentId: 0, before: null }, line: 4, into: null }],
])('is at %s', (_what, y, place) => {
  expect(dropPlace(rows, y, 40)).toEqual(place);
});
