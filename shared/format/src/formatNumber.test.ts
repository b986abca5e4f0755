import { expect, it } from 'vitest';
import { formatNumber } from './formatNumber.ts';

it.each([
  [1_234_567, '1,234,567'],
  [0, '0'],
  [-1_234.5, '-1,234.5'],
  [0.123_456_789, '0.123456789'],
])('writes %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it.each([null, undefined, Number.POSITIVE_INFINITY])('shows %s as empty text', (value) => {
  expect(formatNumber(value)).toBe('');
});
