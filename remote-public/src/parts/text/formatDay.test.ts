import { expect, it } from 'vitest';
import { formatDay } from './formatDay.ts';

it('gives the day it is in China, also where the reader is a day behind', () => {
  expect(formatDay(Date.parse('2026-03-01T00:30:00+08:00'))).toBe('2026-03-01');
  expect(formatDay(Date.parse('2026-02-28T23:59:59+08:00'))).toBe('2026-02-28');
  expect(formatDay(Date.parse('1969-12-31T23:59:59+08:00'))).toBe('1969-12-31');
});
