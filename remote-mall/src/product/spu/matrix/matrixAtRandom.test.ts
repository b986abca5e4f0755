import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, it } from 'vitest';
import { type ForgottenSkus, matrixOf } from './matrixOf.ts';
import { type ChosenProperty, emptySku, skuKey, type SkuRow } from './SkuRow.ts';

const PROPERTIES = 4;
const VALUES = 5;

const property = (id: number): ChosenProperty => ({ propertyId: id, propertyName: `属性${id}`, values: [] });
const value = (id: number, number: number) => ({ valueId: id * 10 + number, valueName: `值${id}-${number}` });

/** Chooses and takes away as people do: one property or value at a time. */
function changed(chosen: readonly ChosenProperty[], random: SeededRandom): readonly ChosenProperty[] {
  const absent = Array.from({ length: PROPERTIES }, (_, at) => at + 1).filter(
    (id) => !chosen.some(({ propertyId }) => propertyId === id),
  );
  if (chosen.length === 0 || (absent.length > 0 && random.chance(0.2))) {
    const id = random.pick(absent);
    return [...chosen, { ...property(id), values: [value(id, 1 + random.below(VALUES))] }];
  }
  const one = random.pick(chosen);
  if (random.chance(0.1)) return chosen.filter((other) => other !== one);
  if (random.chance(0.1)) return chosen.toReversed();
  const id = Number(one.propertyId);
  const { valueId, valueName } = value(id, 1 + random.below(VALUES));
  const has = one.values.some((other) => other.valueId === valueId);
  const values = has ? one.values.filter((other) => other.valueId !== valueId) : [...one.values, { valueId, valueName }];
  return chosen.map((other) => (other === one ? { ...one, values } : other));
}

/** Has some of the new variants stored, as a save does, and others typed into. */
function workedOn(skus: readonly SkuRow[], random: SeededRandom, newId: () => number): readonly SkuRow[] {
  return skus.map((sku) => {
    if (random.chance(0.1)) return { ...sku, price: random.below(10_000), stock: random.below(100) };
    if (sku.id === null && random.chance(0.3)) return { ...sku, id: newId(), stock: sku.stock ?? 1, stockRead: sku.stock ?? 1 };
    return sku;
  });
}

const keys = (skus: readonly SkuRow[]): readonly string[] => skus.map(({ properties }) => skuKey(properties));

it('keeps what people have made of their variants, whatever they choose and take away', () => {
  for (let round = 0; round < rounds({ sample: 40, soak: 4000 }); round += 1) {
    const random = new SeededRandom(randomSeed * 100_003 + round);
    let next = 1;
    let chosen: readonly ChosenProperty[] = [];
    let skus: readonly SkuRow[] = [emptySku()];
    let forgotten: ForgottenSkus = new Map();
    for (let step = 0; step < 25; step += 1) {
      const before = workedOn(skus, random, () => next++);
      const wanted = changed(chosen, random);
      const matrix = matrixOf(wanted, before, forgotten);
      const size = wanted.reduce((product, { values }) => product * Math.max(1, values.length), 1);
      if (matrix.kind === 'tooMany') {
        expect(matrix.count).toBe(size);
        skus = before;
        continue;
      }

      // One for each combination, each of them once, and no stored variant twice or out of nowhere.
      expect(matrix.skus).toHaveLength(size);
      expect(new Set(keys(matrix.skus)).size).toBe(size);
      const ids = matrix.skus.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const known = new Set([...before, ...forgotten.values()].map(({ id }) => id));
      expect(ids.filter((id) => !known.has(id))).toEqual([]);
      // What stays is the same object, and what goes is not lost.
      const kept = new Set(keys(matrix.skus));
      const sameOrder = wanted.every(({ propertyId }, at) => chosen[at]?.propertyId === propertyId);
      if (sameOrder) for (const sku of before) if (kept.has(skuKey(sku.properties))) expect(matrix.skus).toContain(sku);
      for (const sku of before)
        expect(kept.has(skuKey(sku.properties)) || matrix.forgotten.get(skuKey(sku.properties)) === sku).toBe(true);

      [chosen, skus, forgotten] = [wanted, matrix.skus, matrix.forgotten];
    }
  }
});

it('is as it was when what was added is taken away again', () => {
  for (let round = 0; round < rounds({ sample: 100, soak: 4000 }); round += 1) {
    const random = new SeededRandom(randomSeed * 7919 + round);
    let chosen: readonly ChosenProperty[] = [];
    for (let step = 0; step < 8; step += 1) chosen = changed(chosen, random);
    const full = chosen.filter(({ values }) => values.length > 0);
    const first = matrixOf(full, [emptySku()], new Map());
    if (first.kind === 'tooMany' || full.length === 0) continue;
    let next = 1;
    const skus = workedOn(first.skus, random, () => next++);
    const one = random.pick(full);
    const added = { valueId: 999, valueName: '新' };
    const more = full.map((other) => (other === one ? { ...one, values: [...one.values, added] } : other));
    const there = matrixOf(more, skus, new Map());
    if (there.kind === 'tooMany') continue;

    const back = matrixOf(full, there.skus, there.forgotten);

    expect(back).toMatchObject({ kind: 'made', merged: 0 });
    if (back.kind === 'made') for (const [at, sku] of skus.entries()) expect(back.skus[at]).toBe(sku);
  }
});
