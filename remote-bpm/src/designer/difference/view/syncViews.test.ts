import { ViewedDiagram } from '@zhilv/testing/diagram/viewed-diagram';
import { expect, it } from 'vitest';
import { syncViews } from './syncViews.ts';

const task = (id: string, x: number, y: number, root = 'process') => ({ id, root, x, y, width: 100, height: 80 });

const START = task('start', 0, 0);

/** Two versions: in the second the review stands 300 pixels further right. */
function versions() {
  const roots = ['process', 'inside_plane'];
  const before = new ViewedDiagram({ roots, elements: [START, task('review', 200, 0), task('inner', 0, 0, 'inside_plane')] });
  const after = new ViewedDiagram({ roots, elements: [START, task('review', 500, 0), task('added', 700, 400)] });
  return { before, after, views: syncViews(before, after) };
}

it('begins with all of both, the same part of the plane in each', () => {
  const { before, after } = versions();

  expect(before.shown).toEqual(after.shown);
  const { x, y, width, height } = before.shown;
  expect(x).toBeLessThan(0);
  expect(y).toBeLessThan(0);
  expect(x + width).toBeGreaterThan(800);
  expect(y + height).toBeGreaterThan(480);
});

it('pans and zooms both, whichever people move', () => {
  const { before, after } = versions();

  before.pan({ x: 10, y: 20, width: 400, height: 300 });
  expect(after.shown).toEqual({ x: 10, y: 20, width: 400, height: 300 });
  after.pan({ x: -50, y: 0, width: 1600, height: 1200 });
  expect(before.shown).toEqual({ x: -50, y: 0, width: 1600, height: 1200 });
});

it('shows an element in the middle of both, and keeps the distance while people go on from there', () => {
  const { before, after, views } = versions();

  views.goTo('review');
  expect(before.middle).toEqual({ x: 250, y: 40 });
  expect(after.middle).toEqual({ x: 550, y: 40 });
  after.pan({ ...after.shown, x: after.shown.x + 30 });
  expect(before.middle).toEqual({ x: 280, y: 40 });

  views.fit();
  expect(after.shown).toEqual(before.shown);
});

it('shows in both where an element stands that only one has, no smaller than can be read', () => {
  const { before, after, views } = versions();
  before.pan({ x: 0, y: 0, width: 8000, height: 6000 });

  views.goTo('added');

  expect(before.middle).toEqual({ x: 750, y: 440 });
  expect(after.middle).toEqual({ x: 750, y: 440 });
  expect(before.zoom).toBeCloseTo(0.6);
});

it('goes into a sub-process together, and stays where it is when nothing has the identifier', () => {
  const { before, after, views } = versions();
  views.goTo('inner');
  expect([before.root.id, after.root.id]).toEqual(['inside_plane', 'inside_plane']);
  after.enter('process');
  expect(before.root.id).toBe('process');

  const { shown } = before;
  views.goTo('nothing');
  expect(before.shown).toEqual(shown);
});

it('leaves the one alone that has no room on a phone', () => {
  const before = new ViewedDiagram({ elements: [START] });
  const after = new ViewedDiagram({ elements: [START], size: [0, 0] });
  const { shown } = after;

  syncViews(before, after).goTo('start');

  expect(before.middle).toEqual({ x: 50, y: 40 });
  expect(after.shown).toBe(shown);
});

it('lets each go its own way at the end', () => {
  const { before, after, views } = versions();
  const { shown } = after;

  views.end();
  before.pan({ x: 1, y: 1, width: 80, height: 60 });

  expect(after.shown).toEqual(shown);
  expect([before.listening, after.listening]).toEqual([0, 0]);
});
