import { expect, it } from 'vitest';
import { formatDateTime } from './formatDateTime.ts';

it.each([
  [Date.UTC(2023, 9, 1, 0, 0, 0), '2023-10-01 08:00:00'],
  [Date.UTC(2023, 11, 31, 16, 0, 0), '2024-01-01 00:00:00'],
  [Date.UTC(2026, 10, 21, 15, 59, 59, 999), '2026-11-21 23:59:59'],
  [0, '1970-01-01 08:00:00'],
  [-1, '1970-01-01 07:59:59'],
  // Summer time was kept from 1986 to 1991.
  [Date.UTC(1988, 6, 1), '1988-07-01 09:00:00'],
  [Date.UTC(1991, 11, 31, 23, 59, 59), '1992-01-01 07:59:59'],
  [Date.UTC(1992, 0, 1), '1992-01-01 08:00:00'],
  [Date.UTC(9999, 11, 30, 23, 59, 59), '9999-12-31 07:59:59'],
  [Date.UTC(9999, 11, 31), '9999-12-31 08:00:00'],
])('shows %d as the Shanghai wall clock does, wherever the browser stands', (instant, text) => {
  expect(formatDateTime(instant)).toBe(text);
});

it.each([null, undefined, Number.NaN])('shows %s as empty text', (instant) => {
  expect(formatDateTime(instant)).toBe('');
});
