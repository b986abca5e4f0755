// @vitest-environment happy-dom
import { ViewedDiagram } from '@zhilv/testing/diagram/viewed-diagram';
import { expect, it } from 'vitest';
import type { Difference } from '../compare/Difference.ts';
import { drawMarks } from './drawMarks.ts';
import styles from './signs.module.css';

const difference = (id: string, kind: Difference['kind']): Difference => ({ id, kind, type: 'task', name: null, changes: [] });

const ELEMENTS = [
  { id: 'review', x: 100, y: 50, width: 100, height: 80 },
  {
    id: 'flow',
    waypoints: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 100 },
    ],
  },
  { id: 'inner', root: 'inside_plane', x: 0, y: 0, width: 10, height: 10 },
];

/** A diagram with marks. @returns the marks as they are drawn */
function marked(...differences: readonly Difference[]) {
  const diagram = new ViewedDiagram({ elements: ELEMENTS, roots: ['process', 'inside_plane'] });
  const marks = drawMarks(diagram, differences);
  return { diagram, marks, drawn: () => [...diagram.layer('zhilv-differences').children] };
}

/** Where the sign of a mark stands. */
const signOf = (mark: Element | undefined): string | null | undefined => mark?.querySelector('g')?.getAttribute('transform');

it('frames a shape with some space around it, and puts the sign at its corner', () => {
  const [mark] = marked(difference('review', 'changed')).drawn();
  const frame = mark?.querySelector('rect');

  expect(['x', 'y', 'width', 'height'].map((name) => frame?.getAttribute(name))).toEqual(['95', '45', '110', '90']);
  expect(signOf(mark)).toBe('translate(205 45)');
});

it('follows a line, and puts the sign where it has most room', () => {
  const [mark] = marked(difference('flow', 'moved')).drawn();

  expect(mark?.querySelector('path')?.getAttribute('d')).toBe('M0 0L10 0L10 100');
  expect(signOf(mark)).toBe('translate(10 50)');
});

it('tells the kinds apart by their signs, for those who do not see the colours', () => {
  const kinds = ['added', 'removed', 'changed', 'moved'] as const;
  const signs = kinds.map((kind) => marked(difference('review', kind)).drawn()[0]?.querySelector('g path')?.getAttribute('d'));

  expect(new Set(signs).size).toBe(kinds.length);
  expect(signs).not.toContain(undefined);
});

it('marks what stands on the plane that shows, and nothing that is not drawn', () => {
  const { diagram, drawn } = marked(
    difference('inner', 'changed'),
    difference('nothing', 'changed'),
    difference('process', 'changed'),
  );
  expect(drawn()).toEqual([]);

  diagram.enter('inside_plane');
  expect(drawn().map(signOf)).toEqual(['translate(15 -5)']);
});

it('has one stand out at a time, also after another plane has shown', () => {
  const { diagram, marks, drawn } = marked(difference('review', 'changed'), difference('flow', 'moved'));
  const current = () => drawn().map((mark) => mark.classList.contains(styles['current'] ?? 'current'));

  marks.point('review');
  marks.point('flow');
  expect(current()).toEqual([false, true]);
  diagram.enter('inside_plane');
  diagram.enter('process');
  expect(current()).toEqual([false, true]);
  marks.point(null);
  expect(current()).toEqual([false, false]);
});

it('leaves the diagram as it was', () => {
  const { diagram, marks, drawn } = marked(difference('review', 'changed'));

  marks.end();
  diagram.enter('process');

  expect(drawn()).toEqual([]);
  expect(diagram.listening).toBe(0);
});
