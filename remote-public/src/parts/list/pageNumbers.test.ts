import { expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

it.each([
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 gap-after 20'],
  [3, 20, '1 2 3 4 gap-after 20'],
  [10, 20, '1 gap-before 9 10 11 gap-after 20'],
  [18, 20, '1 gap-before 17 18 19 20'],
  [20, 20, '1 gap-before 17 18 19 20'],
])('shows at page %i of %i: %s', (current, pages, shown) => {
  expect(pageNumbers(current, pages).join(' ')).toBe(shown);
});
