import { expect, it } from 'vitest';
import { fittingBox } from './fittingBox.ts';

const canvas = { width: 1000, height: 600 };

it('shows a small diagram in its own size, in the middle of what the palette leaves free', () => {
  const box = fittingBox({ x: 100, y: 50, width: 200, height: 100 }, canvas, { left: 100, top: 0 });

  expect(box).toEqual({ x: -350, y: -200, width: 1000, height: 600 });
  // The middle of the diagram is at the middle of the free part, which is 100 to 1000.
  expect(100 + 200 / 2 - box.x).toBe(550);
});

it('makes a large diagram small enough to be seen whole beside the palette', () => {
  const diagram = { x: 0, y: 0, width: 2000, height: 300 };
  const box = fittingBox(diagram, canvas, { left: 100, top: 0 });
  const zoom = canvas.width / box.width;

  expect((diagram.x - box.x) * zoom).toBeCloseTo(124);
  expect((diagram.x + diagram.width - box.x) * zoom).toBeCloseTo(976);
});

it('leaves room for a palette above the diagram', () => {
  const box = fittingBox({ x: 0, y: 0, width: 200, height: 100 }, canvas, { left: 0, top: 100 });

  expect(100 / 2 - box.y).toBe(350);
});

it('stops at the smallest zoom that is permitted, and shows where the diagram begins', () => {
  const box = fittingBox({ x: 50, y: 70, width: 90_000, height: 60_000 }, canvas, { left: 100, top: 0 });
  const zoom = canvas.width / box.width;

  expect(zoom).toBeCloseTo(0.2);
  expect((50 - box.x) * zoom).toBeCloseTo(124);
  expect((70 - box.y) * zoom).toBeCloseTo(24);
});

it('shows an empty diagram in its own size', () => {
  expect(fittingBox({ x: 0, y: 0, width: 0, height: 0 }, canvas, { left: 0, top: 0 })).toMatchObject({
    width: 1000,
    height: 600,
  });
});
