import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { describe, expect, it } from 'vitest';
import { fenOf, formatMoney, yuanOf } from './money.ts';

describe('amounts', () => {
  it.each([
    ['12.34', 1234],
    ['12.3', 1230],
    ['12.', 1200],
    ['.5', 50],
    ['0', 0],
    ['-0', 0],
    ['-1.01', -101],
    ['+2', 200],
    ['1.10', 110],
    ['4.35', 435],
  ])('reads %s as %d fen', (yuan, fen) => {
    expect(fenOf(yuan)).toBe(fen);
  });

  it.each(['', '-', '.'])('reads “%s” as nothing yet', (yuan) => {
    expect(fenOf(yuan)).toBeNull();
  });

  it.each(['1.234', '1e3', '一', '1,000', '99999999999999999', ' 1'])('reads no amount in “%s”', (yuan) => {
    expect(fenOf(yuan)).toBeUndefined();
  });

  it.each([
    [0, '0.00', '¥0.00'],
    [5, '0.05', '¥0.05'],
    [-5, '-0.05', '-¥0.05'],
    [123_456_789, '1234567.89', '¥1,234,567.89'],
    [-100_000, '-1000.00', '-¥1,000.00'],
  ])('writes %d fen', (fen, yuan, shown) => {
    expect(yuanOf(fen)).toBe(yuan);
    expect(formatMoney(fen)).toBe(shown);
  });

  it.each([null, undefined, Number.NaN])('shows %s as empty text', (fen) => {
    expect(formatMoney(fen)).toBe('');
  });

  it('reads every amount as it was written', () => {
    const random = new SeededRandom(19);
    for (let round = 0; round < 2_000; round += 1) {
      const fen = random.below(2 ** 31) * (random.below(2) === 0 ? 1 : -1) + 0;
      expect(fenOf(yuanOf(fen))).toBe(fen);
    }
  });
});
