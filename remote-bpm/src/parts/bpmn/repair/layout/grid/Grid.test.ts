import { expect, it } from 'vitest';
import { Grid } from './Grid.ts';

const [small, large, below] = [
  { width: 20, height: 20 },
  { width: 100, height: 80 },
  { width: 40, height: 40 },
];

const grid = (): Grid<{ width: number; height: number }> =>
  new Grid(
    new Map([
      [small, { column: 0, row: 0 }],
      [large, { column: 2, row: 0 }],
      [below, { column: 0, row: 3 }],
    ]),
    (thing) => thing,
  );

it('makes columns as wide and rows as high as the largest in them, with channels around', () => {
  const arranged = grid();
  arranged.arrange();

  // Channels are 50 wide; the column and the rows in which nothing stands have no extent.
  expect(arranged.size).toEqual({ width: 50 + 40 + 50 + 50 + 100 + 50, height: 50 + 80 + 50 + 50 + 50 + 40 + 50 });
  expect(arranged.boxOf(small)).toEqual({ x: 60, y: 80, width: 20, height: 20 });
  expect(arranged.boxOf(large)).toEqual({ x: 190, y: 50, width: 100, height: 80 });
  expect(arranged.boxOf(below)).toEqual({ x: 50, y: 280, width: 40, height: 40 });
});

it('knows what is free', () => {
  const { isFree, isColumnFree, isRowFree } = {
    isFree: (column: number, row: number) => grid().isFree({ column, row }),
    isColumnFree: (column: number, one: number, other: number) => grid().isColumnFree(column, one, other),
    isRowFree: (row: number, one: number, other: number) => grid().isRowFree(row, one, other),
  };

  expect([isFree(0, 0), isFree(1, 0), isFree(9, 9)]).toEqual([false, true, true]);
  expect([isColumnFree(0, 0, 3), isColumnFree(0, 4, 2), isColumnFree(1, 0, 9)]).toEqual([true, false, true]);
  expect([isRowFree(0, 0, 2), isRowFree(0, -1, 1), isRowFree(0, 1, 5)]).toEqual([true, false, false]);
});

it('has as many columns and rows as were asked for', () => {
  const wide = new Grid(new Map(), () => small, { column: 2, row: 3 });
  wide.arrange();

  expect([wide.columns, wide.rows, wide.size]).toEqual([2, 3, { width: 150, height: 200 }]);
});

it('refuses what is not in it', () => {
  expect(() => grid().boxOf({ width: 1, height: 1 })).toThrow('not in the grid');
});
