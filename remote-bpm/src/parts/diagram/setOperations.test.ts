import { afterAll, expect, it } from 'vitest';
import { addSetOperations } from './setOperations.ts';

const { prototype } = Set as unknown as { prototype: Record<'union' | 'difference', unknown> }; // Younger than the types.
const native = { union: prototype.union, difference: prototype.difference };

afterAll(() => void Object.assign(prototype, native));

it('gives sets the operations that an older browser lacks', () => {
  Reflect.deleteProperty(prototype, 'union');
  Reflect.deleteProperty(prototype, 'difference');

  addSetOperations();

  expect(Reflect.apply(prototype.union as () => unknown, new Set([1, 2]), [new Set([2, 3])])).toEqual(new Set([1, 2, 3]));
  expect(Reflect.apply(prototype.difference as () => unknown, new Set([1, 2]), [new Set([2, 3])])).toEqual(new Set([1]));
  expect(Object.keys(prototype)).toEqual([]);
});
