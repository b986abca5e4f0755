import { expect, it } from 'vitest';
import { placesAmong } from './placesAmong.ts';

const rows = [1, 2, 3, 4].map((id) => ({ id, sort: 10 * id }));
const order = (wanted: readonly (number | string)[]) => placesAmong(rows, wanted).map(({ id }) => id);

it('numbers rows from one in the order that is wanted', () => {
  expect(placesAmong(rows, [3, 1, 2, 4])).toEqual([
    { id: 3, sort: 1 },
    { id: 1, sort: 2 },
    { id: 2, sort: 3 },
    { id: 4, sort: 4 },
  ]);
});

it('leaves a row where it is that nobody names, and takes no notice of foreign ids or of the same one twice', () => {
  expect(order([4, 1, 99])).toEqual([4, 2, 3, 1]);
  expect(order([2, 2, 1])).toEqual([2, 1, 3, 4]);
  expect(order([])).toEqual([1, 2, 3, 4]);
});

it('knows an id in either form', () => {
  expect(order(['2', '1'])).toEqual([2, 1, 3, 4]);
});
