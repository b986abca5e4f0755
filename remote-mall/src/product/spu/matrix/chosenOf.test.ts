import { expect, it } from 'vitest';
import { chosenOf } from './chosenOf.ts';
import { emptySku } from './SkuRow.ts';

const pair = (propertyId: number, valueId: number, name: string | null = `${valueId}`) => ({
  propertyId,
  propertyName: name === null ? null : `属性${propertyId}`,
  valueId,
  valueName: name,
});

it('gives properties and values in the order in which variants have them, also where some combinations are missing', () => {
  const skus = [emptySku([pair(2, 5), pair(1, 7)]), emptySku([pair(1, 8), pair(2, 5)]), emptySku([pair(2, 6), pair(1, 7)])];

  expect(chosenOf(skus)).toEqual([
    {
      propertyId: 2,
      propertyName: '属性2',
      values: [
        { valueId: 5, valueName: '5' },
        { valueId: 6, valueName: '6' },
      ],
    },
    {
      propertyId: 1,
      propertyName: '属性1',
      values: [
        { valueId: 7, valueName: '7' },
        { valueId: 8, valueName: '8' },
      ],
    },
  ]);
});

it('names by their ids what a back end gives no name', () => {
  expect(chosenOf([emptySku([pair(1, 7, null)])])).toEqual([
    { propertyId: 1, propertyName: '编号 1', values: [{ valueId: 7, valueName: '编号 7' }] },
  ]);
  expect(chosenOf([emptySku()])).toEqual([]);
});
