import { expect, it } from 'vitest';
import { gridMove } from './gridMove.ts';

/** Three rows of four, the last of which has two. */
it.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['Home', 6, 0],
  ['End', 2, 9],
  ['Enter', 2, null],
])('goes by %s from %i to %j', (key, at, to) => {
  expect(gridMove(key, at, 10, 4)).toBe(to);
});
