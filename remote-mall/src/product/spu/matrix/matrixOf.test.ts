import { expect, it } from 'vitest';
import { chosenOf } from './chosenOf.ts';
import { type ForgottenSkus, matrixOf } from './matrixOf.ts';
import { type ChosenProperty, emptySku, skuKey, skuLabel, type SkuRow } from './SkuRow.ts';

const property = (id: number, ...values: readonly number[]): ChosenProperty => ({
  propertyId: id,
  propertyName: `属性${id}`,
  values: values.map((value) => ({ valueId: id * 10 + value, valueName: `值${value}` })),
});

const NOTHING: ForgottenSkus = new Map();

function made(chosen: readonly ChosenProperty[], before: readonly SkuRow[] = [emptySku()], forgotten = NOTHING) {
  const matrix = matrixOf(chosen, before, forgotten);
  if (matrix.kind === 'tooMany') throw new Error(`${matrix.count} are too many`);
  return matrix;
}

/** Gives each variant a record, a price and a stock of its own, as a back end has them. */
const stored = (skus: readonly SkuRow[]): readonly SkuRow[] =>
  skus.map((sku, at) => ({ ...sku, id: at + 1, price: 100 * (at + 1), stock: at + 1, stockRead: at + 1, barCode: `B${at}` }));

it('has a single variant where nothing was chosen', () => {
  const only = { ...emptySku(), price: 1 };

  expect(made([], [only]).skus).toEqual([only]);
  expect(made([property(1)], [only]).skus[0]).toBe(only);
});

it('combines all values, the last property fastest', () => {
  expect(made([property(1, 1, 2), property(2, 1, 2, 2)]).skus.map(skuLabel)).toEqual([
    '值1 / 值1',
    '值1 / 值2',
    '值2 / 值1',
    '值2 / 值2',
  ]);
});

it('names a variant by its properties whatever their order is, also where ids are too long for numbers', () => {
  const [one, other] = [
    { propertyId: 20, valueId: 24 },
    { propertyId: '9007199254740993', valueId: 1 },
  ];

  expect(skuKey([one, other])).toBe('20:24|9007199254740993:1');
  expect(skuKey([other, one])).toBe(skuKey([one, other]));
  expect(skuKey([])).toBe('');
});

it('leaves what is there as it is when a value is added, and begins a new one with nothing', () => {
  const before = stored(made([property(1, 1, 2)]).skus);

  const { skus } = made([property(1, 1, 2, 3)], before);

  expect(skus[0]).toBe(before[0]);
  expect(skus[1]).toBe(before[1]);
  expect(skus[2]).toMatchObject({ id: null, price: null, stock: null });
});

it('gives a value that comes back its record and data', () => {
  const before = stored(made([property(1, 1, 2)]).skus);
  const without = made([property(1, 2)], before);

  const again = made([property(1, 1, 2)], without.skus, without.forgotten);

  expect(again.skus).toEqual(before);
  expect(again.skus[0]).toBe(before[0]);
  expect([...again.forgotten]).toEqual([]);
});

it('goes on with the first variant when a property is added, and begins the others with its data but no stock', () => {
  const before = stored(made([property(1, 1)]).skus);

  const { skus, merged } = made([property(1, 1), property(2, 1, 2)], before);

  expect(skus).toMatchObject([
    { id: 1, price: 100, stock: 1, stockRead: 1, barCode: 'B0' },
    { id: null, price: 100, stock: 0, barCode: null },
  ]);
  expect(skus[1]).not.toHaveProperty('stockRead');
  expect(merged).toBe(0);
});

it('has what was the only variant go on as the first of several', () => {
  const [only] = stored([emptySku()]);

  const { skus } = made([property(1, 1, 2)], [only ?? emptySku()]);

  expect(skus.map(({ id, price }) => [id, price])).toEqual([
    [1, 100],
    [null, 100],
  ]);
});

it('merges what is alike when a property is taken away, and says how many were merged', () => {
  const before = stored(made([property(1, 1, 2), property(2, 1, 2)]).skus);

  const { skus, merged } = made([property(1, 1, 2)], before);

  expect(skus).toMatchObject([
    { id: 1, price: 100, stock: 3 },
    { id: 3, price: 300, stock: 7 },
  ]);
  expect(merged).toBe(2);
});

it('has no record twice, although one that was merged comes back', () => {
  const before = stored(made([property(1, 1)]).skus);
  const single = made([], before);
  const other = made([property(1, 3)], single.skus, single.forgotten);

  const both = made([property(1, 3, 1)], other.skus, other.forgotten);

  expect(both.skus.map(({ id }) => id)).toEqual([1, null]);
});

it('changes the order of rows alone when properties change places', () => {
  const chosen = [property(1, 1, 2), property(2, 1, 2, 3)];
  const before = stored(made(chosen).skus);

  const { skus, merged } = made(chosen.toReversed(), before);

  expect(new Set(skus.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
  expect(skus.map(({ properties }) => properties[0]?.propertyId)).toEqual(skus.map(() => 2));
  expect(merged).toBe(0);
});

it('makes no more than 600, and says how many there would be', () => {
  const many = (id: number, count: number) => property(id, ...Array.from({ length: count }, (_, at) => at + 1));

  expect(matrixOf([many(1, 25), many(2, 25)], [emptySku()], NOTHING)).toEqual({ kind: 'tooMany', count: 625 });
  expect(made([many(1, 5), many(2, 5), many(3, 24)]).skus).toHaveLength(600);
});

it('knows what was chosen from the variants', () => {
  const chosen = [property(2, 1, 2), property(1, 3)];

  expect(chosenOf(made(chosen).skus)).toEqual(chosen);
  expect(chosenOf([emptySku()])).toEqual([]);
});
