import { expect, it } from 'vitest';
import { freePlace } from './freePlace.ts';

const TASK = { width: 100, height: 80 };

it('gives the place that is wanted where nothing is', () => {
  expect(freePlace(TASK, { x: 300, y: 200 }, [{ x: 0, y: 0, ...TASK }])).toEqual({ x: 300, y: 200 });
});

it('goes below what is there, with room between, however many lie in the way', () => {
  const taken = [
    { x: 250, y: 160, ...TASK },
    { x: 290, y: 300, ...TASK },
    { x: 0, y: 400, width: 1000, height: 0 },
  ];

  const { x, y } = freePlace(TASK, { x: 300, y: 200 }, taken);

  expect(x).toBe(300);
  expect(y - TASK.height / 2).toBeGreaterThanOrEqual(400 + 20);
  expect(y).toBeLessThan(500);
});

it('gives the place that is wanted when the diagram has no end', () => {
  expect(freePlace(TASK, { x: 0, y: 0 }, [{ x: -50, y: -50, width: 100, height: 100_000 }])).toEqual({ x: 0, y: 0 });
});
