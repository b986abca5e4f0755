import { expect, it } from 'vitest';
import { emptySku } from '../matrix/SkuRow.ts';
import { isGrid, pastedInto } from './pastedInto.ts';
import { skuColumns } from './skuColumns.ts';

const columns = skuColumns(false);
const skus = [emptySku(), emptySku(), emptySku()];

it.each([
  ['19.9', false],
  ['19.9\n', false],
  ['1\t2', true],
  ['1\n2', true],
])('tells whether %j are several cells', (text, is) => {
  expect(isGrid(text)).toBe(is);
});

it('puts cells to the right and downwards from where they were pasted, and leaves what is beside them', () => {
  const { skus: next, taken, refused } = pastedInto(skus, columns, { row: 1, column: 2 }, '8\t10\r\n9.5\t20\r\n');

  expect(next).toMatchObject([{ price: null }, { costPrice: 800, stock: 10 }, { costPrice: 950, stock: 20 }]);
  expect(next[0]).toBe(skus[0]);
  expect([taken, refused]).toEqual([4, 0]);
});

it('counts what is no such value and what has no place', () => {
  const { skus: next, taken, refused } = pastedInto(skus, columns, { row: 2, column: 3 }, '三\n4\n5');

  expect(next).toMatchObject([{ stock: null }, { stock: null }, { stock: null }]);
  expect([taken, refused]).toEqual([0, 3]);
});
