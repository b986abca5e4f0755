import { expect, it } from 'vitest';
import { lineBetween } from './Layout.ts';

const box = (x: number, y: number) => ({ x, y, width: 100, height: 80 });

it.each([
  ['beside', box(200, 0), { x: 100, y: 40 }, { x: 200, y: 40 }],
  ['above', box(0, -200), { x: 50, y: 0 }, { x: 50, y: -120 }],
  ['at a corner', box(200, 160), { x: 100, y: 80 }, { x: 200, y: 160 }],
  ['in the same place', box(0, 0), { x: 50, y: 40 }, { x: 50, y: 40 }],
])('draws a line from edge to edge to a box %s', (_, other, from, to) => {
  expect(lineBetween(box(0, 0), other)).toEqual([from, to]);
});
