import { expect, it } from 'vitest';
import { FreeIds } from './FreeIds.ts';

it('gives the id that was asked for while it is free, and then ones with the next number', () => {
  const ids = new FreeIds(['Flow_1', 'Flow_3']);

  expect(['Flow_1', 'Flow_1', 'Flow_1', 'a_di', 'a_di'].map((id) => ids.next(id))).toEqual([
    'Flow_2',
    'Flow_4',
    'Flow_5',
    'a_di',
    'a_di_1',
  ]);
});
