import { expect, it } from 'vitest';
import { movedPosition, ROW } from './movedPosition.ts';

const press = (key: string, more: object = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
  ['ArrowLeft', 1, null],
])('%s at %i of three leads to %j', (key, position, expected) => {
  expect(movedPosition(press(key), position, 3)).toBe(expected);
});

it('leads nowhere in an empty list, nor with a key held down, which selects text', () => {
  expect(movedPosition(press('ArrowDown'), -1, 0)).toBeNull();
  expect(movedPosition(press('Home', { shiftKey: true }), 1, 3)).toBeNull();
});

it('goes along a row by the keys to its sides', () => {
  expect(movedPosition(press('ArrowRight'), 0, 3, ROW)).toBe(1);
  expect(movedPosition(press('ArrowLeft'), 0, 3, ROW)).toBe(2);
  expect(movedPosition(press('ArrowDown'), 0, 3, ROW)).toBeNull();
});
