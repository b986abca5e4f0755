import { expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';

it.each([
  [123_400, '¥1,234.00'],
  [0, '¥0.00'],
  [1, '¥0.01'],
  [29, '¥0.29'],
  [-5_050, '-¥50.50'],
  [123_456_789_012, '¥1,234,567,890.12'],
])('writes %d fen as %s', (fen, text) => {
  expect(formatMoney(fen)).toBe(text);
});

it.each([null, undefined, Number.NaN])('shows %s as empty text', (fen) => {
  expect(formatMoney(fen)).toBe('');
});
