import { expect, it } from 'vitest';
import { lengthOf, pointAt } from './pointAt.ts';

const LINE = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 10 },
];

it('gives points along a line, by their share of its length', () => {
  expect(lengthOf(LINE)).toBe(40);
  expect(pointAt(LINE, 0)).toEqual({ x: 0, y: 0 });
  expect(pointAt(LINE, 0.5)).toEqual({ x: 20, y: 0 });
  expect(pointAt(LINE, 0.875)).toEqual({ x: 30, y: 5 });
  expect(pointAt(LINE, 1)).toEqual({ x: 30, y: 10 });
});

it('stays where a line has no length', () => {
  expect(pointAt([{ x: 3, y: 4 }], 0.5)).toEqual({ x: 3, y: 4 });
});
