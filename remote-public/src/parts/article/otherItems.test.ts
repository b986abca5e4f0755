import { expect, it } from 'vitest';
import { otherItems } from './otherItems.ts';

const items = [1, 2, 3, 4, 5].map((id) => ({ id, title: `${id}`, type: 5 }));
const chosen = (id: number) => otherItems(items, { id }).map((item) => item.id);

it('names those that follow, and goes on from the start', () => {
  expect(chosen(1)).toEqual([2, 3, 4]);
  expect(chosen(4)).toEqual([5, 1, 2]);
});

it('names the first of a list that the one read does not stand in', () => {
  expect(chosen(9)).toEqual([1, 2, 3]);
});

it('names none where the list could not be had', () => {
  expect(otherItems(null, { id: 1 })).toEqual([]);
  expect(otherItems(items.slice(0, 1), { id: 1 })).toEqual([]);
});
