import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, it } from 'vitest';
import { emptySku } from '../matrix/SkuRow.ts';
import { cellChange, cellText, type SkuColumn, skuColumns } from './skuColumns.ts';

const column = (name: SkuColumn['name']): SkuColumn => {
  const found = skuColumns(true).find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no column ${name}`);
  return found;
};

it.each([
  ['price', '19.9', { price: 1990 }],
  ['price', '￥1，234.50', { price: 123_450 }],
  ['price', '12。5', { price: 1250 }],
  ['price', '', { price: null }],
  ['price', '0', { price: 0 }],
  ['price', '12.345', undefined],
  ['price', '-1', undefined],
  ['price', '12345678', { price: 1_234_567_800 }],
  ['stock', '１２', { stock: 12 }],
  ['stock', '1.5', undefined],
  ['stock', '1234567890', undefined],
  ['weight', '0.25', { weight: 0.25 }],
  ['weight', '.', { weight: null }],
  ['volume', '0.0001', { volume: 0.0001 }],
  ['barCode', ' 6901 ', { barCode: '6901 ' }],
  ['barCode', 'x'.repeat(65), undefined],
] as const)('reads into %s the text %j', (name, text, change) => {
  expect(cellChange(column(name), text)).toEqual(change);
});

it('writes amounts with two decimals, other numbers as they are, and nothing for what is missing', () => {
  const sku = { ...emptySku(), price: 5, stock: 0, weight: 1.5, barCode: null };

  expect(
    ['price', 'stock', 'weight', 'barCode', 'costPrice'].map((name) => cellText(column(name as SkuColumn['name']), sku)),
  ).toEqual(['0.05', '0', '1.5', '', '']);
});

it('reads back each amount that it writes, to the fen', () => {
  const random = new SeededRandom(randomSeed);
  for (let round = 0; round < rounds({ sample: 2000, soak: 200_000 }); round += 1) {
    const price = random.below(1_000_000_000);

    expect(cellChange(column('price'), cellText(column('price'), { ...emptySku(), price }))).toEqual({ price });
  }
});

it('has commissions only where each variant has its own', () => {
  expect(skuColumns(false).map(({ name }) => name)).not.toContain('firstBrokeragePrice');
  expect(skuColumns(true).map(({ name }) => name)).toContain('firstBrokeragePrice');
});
