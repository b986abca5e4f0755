import { expect, it } from 'vitest';
import { boxAround, cornersOf } from './Box.ts';

it('gives the smallest box in which points are, and none for none', () => {
  const points = [...cornersOf({ x: 10, y: 20, width: 30, height: 40 }), { x: -5, y: 25 }];

  expect(boxAround(points)).toEqual({ x: -5, y: 20, width: 45, height: 40 });
  expect(boxAround([])).toBeNull();
});

it('takes more points than a call takes arguments', () => {
  const points = Array.from({ length: 300_000 }, (_, index) => ({ x: index, y: 0 }));

  expect(boxAround(points)).toEqual({ x: 0, y: 0, width: 299_999, height: 0 });
});
