import { describe, expect, it } from 'vitest';
import { formatAge } from './formatAge.ts';

describe('an age', () => {
  const now = Date.UTC(2026, 10, 22);

  it.each([
    [0, '刚刚'],
    [59_999, '刚刚'],
    [60_000, '1 分钟前'],
    [3 * 3_600_000, '3 小时前'],
    [47 * 3_600_000, '1 天前'],
    // The browser's clock is behind the server's.
    [-5_000, '刚刚'],
  ])('of %i ms is %s', (passed, text) => {
    expect(formatAge(now - passed, now)).toBe(text);
  });
});
