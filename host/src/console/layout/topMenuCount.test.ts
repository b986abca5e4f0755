import { expect, it } from 'vitest';
import { topMenuCount } from './topMenuCount.ts';

it.each([
  [0, 0],
  [254, 0],
  [255, 1],
  [992, 3],
  [1440, 5],
  [1920, 7],
])('in a window %i pixels wide the header shows %i entries', (width, count) => {
  expect(topMenuCount(width)).toBe(count);
});
