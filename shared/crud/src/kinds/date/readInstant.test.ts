import { formatDateTime } from '@zhilv/format';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readInstant } from './readInstant.ts';

// The year in Shanghai is a new one already.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T17:00:00Z') }));
afterEach(() => vi.useRealTimers());

it.each([
  ['20261120', '2026-11-20 00:00:00'],
  ['20261120 8:05', '2026-11-20 08:05:00'],
  ['2026-11-20', '2026-11-20 00:00:00'],
  ['2026/11/20', '2026-11-20 00:00:00'],
  [' 11-20 ', '2027-11-20 00:00:00'],
  ['1/9', '2027-01-09 00:00:00'],
  ['11月20日 23:59:59', '2027-11-20 23:59:59'],
])('reads %s', (text, shown) => {
  expect(formatDateTime(readInstant(text))).toBe(shown);
});

it.each(['', '20261320', '2026112', '13-01', '2-30', '明天', '11-20 25:00'])('takes %j for no instant', (text) => {
  expect(readInstant(text)).toBeNull();
});
