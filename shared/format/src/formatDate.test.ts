import { expect, it } from 'vitest';
import { formatDate } from './formatDate.ts';

it('shows the day in Shanghai, wherever the browser stands', () => {
  expect(formatDate(Date.UTC(2023, 8, 30, 16, 0, 0))).toBe('2023-10-01');
  expect(formatDate(Date.UTC(2023, 8, 30, 15, 59, 59))).toBe('2023-09-30');
});

it.each([null, undefined, Number.NaN])('shows %s as empty text', (instant) => {
  expect(formatDate(instant)).toBe('');
});
