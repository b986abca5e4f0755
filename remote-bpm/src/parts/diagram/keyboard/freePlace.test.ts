import { expect, it } from 'vitest';
import { freePlace } from './freePlace.ts';

const SIGHT = { x: 0, y: 0, width: 700, height: 500 };
const TASK = { width: 100, height: 80 };

it('is the middle of what is in sight while nothing is there', () => {
  expect(freePlace(SIGHT, TASK, [{ x: 0, y: 0, width: 100, height: 80 }])).toEqual({ x: 350, y: 250 });
});

it('is beside what is in the middle, first to the right', () => {
  const middle = { x: 332, y: 232, width: 36, height: 36 };
  const right = { x: 430, y: 210, ...TASK };

  expect(freePlace(SIGHT, TASK, [middle])).toEqual({ x: 490, y: 250 });
  expect(freePlace(SIGHT, TASK, [middle, right])).toEqual({ x: 210, y: 250 });
});

it('is below or above when there is no room at the sides', () => {
  expect(freePlace(SIGHT, TASK, [{ x: 0, y: 210, width: 700, height: 80 }])).toEqual({ x: 350, y: 370 });
});

it('is the middle when everything is full, or too small', () => {
  expect(freePlace(SIGHT, TASK, [SIGHT])).toEqual({ x: 350, y: 250 });
  expect(freePlace({ ...SIGHT, width: 20, height: 20 }, TASK, [SIGHT])).toEqual({ x: 10, y: 10 });
});
