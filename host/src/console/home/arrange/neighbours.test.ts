import { expect, it } from 'vitest';
import { neighbours, type Place } from './neighbours.ts';

const place = (left: number, top: number, width = 100, height = 50): Place => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Two halves above three thirds. */
const grid = new Map([
  ['a', place(0, 0, 150)],
  ['b', place(160, 0, 150)],
  ['c', place(0, 60, 90)],
  ['d', place(110, 60, 90)],
  ['e', place(220, 60, 90)],
]);

it.each([
  ['a', { right: 'b', down: 'c' }],
  ['b', { left: 'a', down: 'd' }],
  ['c', { right: 'd', up: 'a' }],
  ['d', { left: 'c', right: 'e', up: 'b' }],
  ['e', { left: 'd', up: 'b' }],
])('knows what stands beside %s', (key, expected) => {
  expect(neighbours(grid, key)).toEqual(expected);
});

it('goes up and down alone where the cards stand below each other', () => {
  const column = new Map([
    ['a', place(0, 0)],
    ['b', place(0, 60)],
    ['c', place(0, 120)],
  ]);

  expect(neighbours(column, 'b')).toEqual({ up: 'a', down: 'c' });
});

it('knows nothing of a card that is not there', () => {
  expect(neighbours(grid, 'x')).toEqual({});
});
