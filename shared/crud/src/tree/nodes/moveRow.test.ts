import { expect, it } from 'vitest';
import { isWithin, moveRow, placeByKey } from './moveRow.ts';
import type { Placed } from './treeOf.ts';

/** 1 (2, 3 (5), 4), 6 */
const rows: readonly Placed[] = [
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 3],
  [6, 0],
].map(([id = 0, parentId = 0]) => ({ id, parentId }));

const row = (id: number): Placed => {
  const found = rows.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no record ${id}`);
  return found;
};

it('moves a record before another one, and gives the order below the new parent', () => {
  expect(moveRow(rows, row(4), { parentId: 1, before: 2 })?.move).toEqual({ row: row(4), parentId: 1, ids: [4, 2, 3] });
});

it('moves a record behind all others of another parent', () => {
  const moved = moveRow(rows, row(2), { parentId: 3, before: null });

  expect(moved?.move).toEqual({ row: row(2), parentId: 3, ids: [5, 2] });
  expect(moved?.rows.find(({ id }) => id === 2)).toEqual({ id: 2, parentId: 3 });
  expect(moved?.rows).toHaveLength(6);
});

it('does not move a record below itself, nor to where it stands', () => {
  expect(moveRow(rows, row(3), { parentId: 5, before: null })).toBeNull();
  expect(moveRow(rows, row(3), { parentId: 3, before: null })).toBeNull();
  expect(moveRow(rows, row(3), { parentId: 1, before: 4 })).toBeNull();
  expect(moveRow(rows, row(3), { parentId: 1, before: 3 })).toBeNull();
});

it('knows a record by its id: the list may have come anew since it was taken up', () => {
  const taken = { ...row(2) };

  expect(moveRow(rows, taken, { parentId: 1, before: null })?.move).toEqual({ row: row(2), parentId: 1, ids: [3, 4, 2] });
  expect(moveRow(rows, { ...row(3) }, { parentId: 5, before: null })).toBeNull();
  expect(moveRow(rows, { id: 7, parentId: 1 }, { parentId: 0, before: null })).toBeNull();
});

it('knows what stands below a record, also in a circle', () => {
  expect(isWithin(rows, 5, row(1))).toBe(true);
  expect(isWithin(rows, 6, row(1))).toBe(false);
  const circle = [
    { id: 1, parentId: 2 },
    { id: 2, parentId: 1 },
  ];
  expect(isWithin(circle, 1, row(6))).toBe(false);
});

it.each([
  ['ArrowUp', 3, { parentId: 1, before: 2 }],
  ['ArrowUp', 2, null],
  ['ArrowDown', 2, { parentId: 1, before: 4 }],
  ['ArrowDown', 3, { parentId: 1, before: null }],
  ['ArrowDown', 4, null],
  ['ArrowRight', 4, { parentId: 3, before: null }],
  ['ArrowRight', 2, null],
  ['ArrowLeft', 5, { parentId: 1, before: 4 }],
  ['ArrowLeft', 2, { parentId: 0, before: 6 }],
  ['ArrowLeft', 1, null],
  ['Home', 3, null],
])('goes by Alt and %s from record %i to %j', (key, id, place) => {
  expect(placeByKey(rows, row(id), key)).toEqual(place);
});
