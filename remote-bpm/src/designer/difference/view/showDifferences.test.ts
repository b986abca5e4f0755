// @vitest-environment happy-dom
import { ViewedDiagram } from '@zhilv/testing/diagram/viewed-diagram';
import { expect, it, vi } from 'vitest';
import type { Difference } from '../compare/Difference.ts';
import { showDifferences } from './showDifferences.ts';
import styles from './signs.module.css';

const difference = (id: string, kind: Difference['kind']): Difference => ({ id, kind, type: 'task', name: null, changes: [] });

const task = (id: string, x: number) => ({ id, x, y: 0, width: 100, height: 80 });

function shown() {
  const before = new ViewedDiagram({ elements: [task('review', 0), task('gone', 200)] });
  const after = new ViewedDiagram({ elements: [task('review', 0), task('fresh', 400), task('same', 600)] });
  const onChoose = vi.fn<(id: string) => void>();
  const differences = [difference('review', 'changed'), difference('fresh', 'added'), difference('gone', 'removed')];
  const view = showDifferences(before, after, differences, onChoose);
  const marks = (diagram: ViewedDiagram) => [...diagram.layer('zhilv-differences').children];
  /** The places of the marks that stand out. */
  const current = () =>
    [before, after].map((diagram) =>
      marks(diagram).flatMap((mark, place) => (mark.classList.contains(styles['current'] ?? 'current') ? [place] : [])),
    );
  return { before, after, view, onChoose, marks, current };
}

it('marks in each version what that version has', () => {
  const { before, after, marks } = shown();

  expect(marks(before)).toHaveLength(2);
  expect(marks(after)).toHaveLength(2);
});

it('goes to an element in both, and has its marks stand out', () => {
  const { before, after, view, current } = shown();

  view.goTo('review');
  expect(current()).toEqual([[0], [0]]);
  expect(before.middle).toEqual({ x: 50, y: 40 });
  view.goTo('fresh');

  expect(current()).toEqual([[], [1]]);
  expect([before.middle, after.middle]).toEqual([
    { x: 450, y: 40 },
    { x: 450, y: 40 },
  ]);
});

it('tells which difference was pressed in either diagram, also by its label, and nothing else', () => {
  const { before, after, onChoose, current } = shown();

  before.fire('element.click', { element: { id: 'gone' } });
  after.fire('element.click', { element: { id: 'fresh_label', labelTarget: { id: 'fresh' } } });
  after.fire('element.click', { element: { id: 'same' } });

  expect(onChoose.mock.calls).toEqual([['gone'], ['fresh']]);
  expect(current()).toEqual([[], [1]]);
});

it('takes all marks away at the end, and listens to nothing more', () => {
  const { before, after, view, onChoose, marks } = shown();

  view.end();
  after.fire('element.click', { element: { id: 'fresh' } });

  expect([marks(before), marks(after)]).toEqual([[], []]);
  expect(onChoose).not.toHaveBeenCalled();
  expect([before.listening, after.listening]).toEqual([0, 0]);
});
