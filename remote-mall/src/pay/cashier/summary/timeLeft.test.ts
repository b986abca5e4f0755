import { expect, it } from 'vitest';
import { timeLeftMs, timeLeftText } from './timeLeft.ts';

const MINUTE_MS = 60_000;
const createTime = Date.UTC(2026, 2, 1, 4);
const order = { createTime, expireTime: createTime + 120 * MINUTE_MS };

it('counts down to the time at which an order ends, by the clock of the server', () => {
  expect(timeLeftMs(order, createTime + 30 * MINUTE_MS)).toBe(90 * MINUTE_MS);
  expect(timeLeftMs(order, order.expireTime)).toBe(0);
});

it('never tells less than nothing, nor more than an order is given', () => {
  expect(timeLeftMs(order, order.expireTime + 48 * 60 * MINUTE_MS)).toBe(0);
  expect(timeLeftMs(order, createTime - 48 * 60 * MINUTE_MS)).toBe(120 * MINUTE_MS);
});

it('tells nothing where nobody knows the time of the server', () => {
  expect(timeLeftMs(order, null)).toBeNull();
});

it.each([
  [0, '00:00'],
  [1, '00:01'],
  [59_001, '01:00'],
  [14 * MINUTE_MS + 5_000, '14:05'],
  [119 * MINUTE_MS + 7_000, '1:59:07'],
  [49 * 60 * MINUTE_MS, '49:00:00'],
])('writes %i ms as %s', (leftMs, text) => {
  expect(timeLeftText(leftMs)).toBe(text);
});
