import { expect, it } from 'vitest';
import { mountainPath } from './mountain.ts';

/** The highest end of a curve. */
const top = (path: string) => {
  let y = Number(/^M\S+ (\d+)/.exec(path)?.[1]);
  return Math.min(...[...path.matchAll(/q\S+ \S+ \S+ (-?\d+)/g)].map(([, down]) => (y += Number(down))));
};
const hill = { x: 100, foot: 200, height: 80, width: 120, seed: 3 };

it('draws the same hill every time, so that server and browser agree', () => {
  expect(mountainPath(hill)).toBe(mountainPath({ ...hill }));
  expect(mountainPath({ ...hill, seed: 4 })).not.toBe(mountainPath(hill));
});

it('closes the outline and leaves a line inside it open and lower', () => {
  expect(mountainPath(hill)).toMatch(/^M40 200.*L160 200Z$/);
  expect(mountainPath(hill, 0.5)).toMatch(/ 200$/);
  expect(top(mountainPath(hill, 0.5))).toBeGreaterThan(top(mountainPath(hill)));
});
