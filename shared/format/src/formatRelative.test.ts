import { expect, it } from 'vitest';
import { formatRelative } from './formatRelative.ts';

const NOW = Date.UTC(2026, 10, 22);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [0, '刚刚'],
  [59_000, '刚刚'],
  [MINUTE, '1 分钟前'],
  [3 * HOUR, '3 小时前'],
  [47 * HOUR, '昨天'],
  [3 * DAY, '3 天前'],
  [40 * DAY, '上个月'],
  [800 * DAY, '2 年前'],
])('of what was %i ms ago says %s', (passed, text) => {
  expect(formatRelative(NOW - passed, NOW)).toBe(text);
});

it.each([
  // The browser's clock is behind the server's.
  [5_000, '刚刚'],
  [3 * MINUTE, '3 分钟后'],
  [3 * DAY + HOUR, '3 天后'],
])('of what will be in %i ms says %s', (coming, text) => {
  expect(formatRelative(NOW + coming, NOW)).toBe(text);
});
