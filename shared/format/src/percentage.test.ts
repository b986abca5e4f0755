import { expect, it } from 'vitest';
import { percentage } from './percentage.ts';

it.each([
  [1, 2, 50],
  [1, 3, 33.33],
  [2, 3, 66.66],
  [199_999, 200_000, 99.99],
  [5, 4, 125],
  [0, 7, 0],
  [-1, 3, -33.34],
])('%d of %d is %d percent, rounded down', (part, whole, percent) => {
  expect(percentage(part, whole)).toBe(percent);
});

it('is not one less by the error of floating point', () => {
  const hundredths = Array.from({ length: 10_001 }, (_, index) => index);

  expect(hundredths.filter((count) => percentage(count, 10_000) !== count / 100)).toEqual([]);
  expect(hundredths.filter((count) => percentage(count / 10_000, 1) !== count / 100)).toEqual([]);
  expect(percentage(0.29, 1)).toBe(29);
  expect(percentage(0.1 + 0.2, 0.3)).toBe(100);
});

it.each([
  [1, 0],
  [0, 0],
  [1, null],
  [1, undefined],
  [null, 5],
  [undefined, 5],
  [1, Number.NaN],
])('%s of %s is nothing', (part, whole) => {
  expect(percentage(part, whole)).toBeNull();
});
