import { expect, it } from 'vitest';
import { groupBy } from './groupBy.ts';

it('gives items with the same key together, in their order and that of the keys', () => {
  const groups = groupBy(['review', 'start', 'repair', 'end'], ([first]) => first);

  expect([...groups]).toEqual([
    ['r', ['review', 'repair']],
    ['s', ['start']],
    ['e', ['end']],
  ]);
});
