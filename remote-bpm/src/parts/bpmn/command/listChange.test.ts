import { expect, it } from 'vitest';
import { changedList, itemOf, type ListChange } from './listChange.ts';

it.each<[string, ListChange<string>, readonly string[]]>([
  ['puts a new item behind the others', { add: 'd' }, ['a', 'b', 'c', 'D']],
  ['leaves the list as it is when an item is edited', { edit: 'x', place: 1 }, ['a', 'b', 'c']],
  ['takes one item out', { remove: 1 }, ['a', 'c']],
  ['moves an item forward', { move: 2, to: 0 }, ['c', 'a', 'b']],
  ['moves an item back', { move: 0, to: 2 }, ['b', 'c', 'a']],
  ['moves nothing where nothing is', { move: 3, to: 0 }, ['a', 'b', 'c']],
])('%s', (_, change, expected) => {
  expect(changedList(['a', 'b', 'c'], change, (item) => item.toUpperCase())).toEqual(expected);
});

it('gives the item that a change brings', () => {
  expect(itemOf({ add: 'd' })).toBe('d');
  expect(itemOf({ edit: 'x', place: 0 })).toBe('x');
  expect(itemOf({ remove: 0 })).toBeNull();
});
