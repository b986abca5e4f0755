import { expect, it } from 'vitest';
import { walkedTo } from './walkedTo.ts';

it('walks to both sides, round the ends, and to either end at once', () => {
  expect(walkedTo('ArrowRight', 0, 3)).toBe(1);
  expect(walkedTo('ArrowRight', 2, 3)).toBe(0);
  expect(walkedTo('ArrowLeft', 0, 3)).toBe(2);
  expect(walkedTo('Home', 2, 3)).toBe(0);
  expect(walkedTo('End', 0, 3)).toBe(2);
});

it('leaves other keys alone', () => {
  expect(walkedTo('Enter', 1, 3)).toBeNull();
});
