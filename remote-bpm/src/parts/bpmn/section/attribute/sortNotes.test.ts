import { expect, it } from 'vitest';
import { sortNotes } from './sortNotes.ts';

it.each(['', ' 2 ', '-1', '+10'])('takes "%s" for a place in an order, or for none', (sort) => {
  expect(sortNotes({ sort })).toEqual([]);
});

it.each(['二', '1.5', '1e3', '1 2'])('refuses "%s"', (sort) => {
  expect(sortNotes({ sort })).toEqual([{ field: 'sort', kind: 'error', text: '排序应为整数' }]);
});
