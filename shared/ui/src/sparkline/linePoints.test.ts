import { expect, it } from 'vitest';
import { linePoints } from './linePoints.ts';

it('goes over the whole width, from the bottom for zero to the top for the largest', () => {
  expect(linePoints([0, 50, 100])).toEqual([
    [0, 30],
    [50, 16],
    [100, 2],
  ]);
});

it('lies at the bottom when there is nothing, and what is below zero does so too', () => {
  expect(linePoints([0, 0]).map(([, y]) => y)).toEqual([30, 30]);
  expect(linePoints([-5, 10]).map(([, y]) => y)).toEqual([30, 2]);
});

it('places one value, and none', () => {
  expect(linePoints([7])).toEqual([[0, 2]]);
  expect(linePoints([])).toEqual([]);
});
