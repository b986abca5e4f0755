import { expect, it } from 'vitest';
import { emptySku } from '../matrix/SkuRow.ts';
import { filledIn } from './filledIn.ts';

const sku = (valueId: number) => emptySku([{ propertyId: 1, propertyName: '颜色', valueId, valueName: `${valueId}` }]);
const skus = [sku(1), sku(2)];

it('fills all variants, or those of one value', () => {
  expect(filledIn(skus, { price: 5 }, null)).toMatchObject([{ price: 5 }, { price: 5 }]);

  const some = filledIn(skus, { price: 5 }, { propertyId: '1', valueId: 2 });
  expect(some).toMatchObject([{ price: null }, { price: 5 }]);
  expect(some[0]).toBe(skus[0]);
});
