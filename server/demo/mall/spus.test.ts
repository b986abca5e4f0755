import { expect, it } from 'vitest';
import { demoGoods, skuRowsOf } from './spus.ts';

const variants = demoGoods.flatMap(skuRowsOf);

it('gives each of the goods, and each variant, an id and a bar code of its own', () => {
  expect(new Set(demoGoods.map(({ id }) => id)).size).toBe(demoGoods.length);
  expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
  expect(new Set(variants.map(({ barCode }) => barCode)).size).toBe(variants.length);
});

it('has goods for every tab, and some with one, two and three properties', () => {
  const stockOf = (goods: (typeof demoGoods)[number]) => skuRowsOf(goods).reduce((sum, { stock = 0 }) => sum + stock, 0);

  expect(new Set(demoGoods.map(({ status = 1 }) => status))).toEqual(new Set([1, 0, -1]));
  expect(demoGoods.some((goods) => stockOf(goods) === 0 && goods.status === undefined)).toBe(true);
  expect(demoGoods.some((goods) => stockOf(goods) > 0 && stockOf(goods) <= 10)).toBe(true);
  expect(new Set(demoGoods.map(({ properties }) => properties?.length ?? 0))).toEqual(new Set([0, 1, 2, 3]));
});

it('tells the variants of goods apart', () => {
  for (const goods of demoGoods) {
    const keys = skuRowsOf(goods).map(({ propertiesKey }) => propertiesKey);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it('keeps the ids that recorded answers ask for', () => {
  expect(variants.filter(({ spuId }) => spuId === 7 || spuId === 8).map(({ id }) => id)).toEqual([8, 9, 10]);
  expect(variants.filter(({ spuId }) => spuId === 9)).toHaveLength(24);
});
