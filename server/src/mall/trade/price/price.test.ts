import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { describe, expect, it } from 'vitest';
import { adjustedPrices } from './adjustedPrices.ts';
import { apportion } from './apportion.ts';
import { yuanText } from '../../../records/yuanText.ts';
import { payPriceOf, totalPriceOf } from './orderPrice.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const random = new SeededRandom(randomSeed);
const ROUNDS = rounds({ sample: 400, soak: 20_000 });
/** Prices as shops have them: often small, sometimes nothing, now and then as large as can be. */
const price = (): number => (random.chance(0.1) ? 0 : random.chance(0.1) ? random.below(2 ** 31) : random.below(20_000));
const prices = (): number[] => Array.from({ length: 1 + random.below(12) }, price);

describe('an amount', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [8800, 1999], [81, 19]],
    [1, [5, 5], [1, 0]],
    [0, [3, 4], [0, 0]],
    [5, [0, 0], [3, 2]],
    [7, [], []],
    [2, [0, 9, 0], [0, 2, 0]],
  ])('%i is divided by %o', (amount, weights, shares) => expect(apportion(amount, weights)).toEqual(shares));

  it('is divided to the last fen, no share being a whole fen off its part', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const weights = prices();
      const amount = price();
      const shares = apportion(amount, weights);
      const sum = sumOf(weights);

      expect(sumOf(shares)).toBe(amount);
      if (sum === 0) continue;
      const more = shares.map((share, place) => BigInt(share) - (BigInt(amount) * BigInt(weights[place] ?? 0)) / BigInt(sum));
      expect(
        more.filter((fen) => fen !== 0n && fen !== 1n),
        `${amount} of ${weights.join()}`,
      ).toEqual([]);
    }
  });

  it('is divided so that whoever has the larger weight has no smaller share', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const weights = prices();
      const byWeight = apportion(price(), weights)
        .map((share, place) => ({ share, weight: weights[place] ?? 0 }))
        .toSorted((one, other) => one.weight - other.weight || one.share - other.share);

      const turned = byWeight.filter(({ share, weight }, place) => {
        const next = byWeight[place + 1];
        return next !== undefined && next.weight > weight && next.share < share;
      });
      expect(turned).toEqual([]);
    }
  });
});

describe('an adjustment of a price', () => {
  it('is spread so that the items cost what the order does, and none less than nothing', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = prices();
      const sum = sumOf(before);
      if (sum === 0) continue;
      const adjustPrice = random.chance(0.5) ? -random.below(sum) : random.below(100_000);

      const after = adjustedPrices(before, adjustPrice);

      expect(sumOf(after.map(({ payPrice }) => payPrice))).toBe(sum + adjustPrice);
      expect(after.every(({ payPrice }) => payPrice >= 0)).toBe(true);
      expect(after.every((item, place) => item.payPrice - item.adjustPrice === before[place])).toBe(true);
    }
  });
});

describe('a price', () => {
  it('is the sum of its parts', () => {
    const parts = {
      totalPrice: 1000,
      discountPrice: 10,
      deliveryPrice: 200,
      adjustPrice: -30,
      couponPrice: 4,
      pointPrice: 5,
      vipPrice: 6,
    };

    expect(payPriceOf(parts)).toBe(1145);
  });

  it('is refused where it is nothing, and where the wire cannot carry it', () => {
    expect(totalPriceOf([{ price: 2 ** 31 - 1, count: 1 }])).toBe(2 ** 31 - 1);
    expect(() => totalPriceOf([{ price: 0, count: 9 }])).toThrow('支付价格计算异常，原因：价格小于等于 0');
    expect(() => totalPriceOf([{ price: 2 ** 30, count: 2 }])).toThrow('订单金额超过上限');
  });

  it.each([
    [3998, '39.98'],
    [5, '0.05'],
    [123_400, '1234.00'],
    [2_147_483_647, '21474836.47'],
  ])('of %i fen reads %s', (fen, text) => expect(yuanText(fen)).toBe(text));
});
