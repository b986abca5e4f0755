import { expect, it } from 'vitest';
import { writeTimes } from './writeTimes.ts';

it('waits for a pause, and then for an idle moment, that come within a second with the writing itself', () => {
  expect(writeTimes(0, 5)).toEqual({ pauseMs: 200, idleMs: 600 });
  expect(writeTimes(500, 5)).toEqual({ pauseMs: 100, idleMs: 100 });
  expect(writeTimes(900, 5)).toEqual({ pauseMs: 0, idleMs: 0 });
  expect(writeTimes(0, 200).idleMs + 200).toBeLessThan(1000);
});

it('takes a quarter of the time at most for a diagram that is slow to write', () => {
  expect(writeTimes(0, 1000).idleMs).toBe(3000);
});
