// @vitest-environment happy-dom
import { ViewedDiagram } from '@zhilv/testing/diagram/viewed-diagram';
import type { Element } from 'bpmn-js/lib/model/Types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Severity } from '../../parts/bpmn/lint/rule/Finding.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { FindingMarks } from './FindingMarks.ts';
import type { FoundAt } from './FindingPlaces.ts';

/** What is put onto a diagram at an element. */
interface Overlay {
  readonly position: { readonly top: number; readonly left: number };
  readonly html: HTMLElement;
}

const box = { x: 0, y: 0, width: 100, height: 80 };

/** A diagram with a task, a flow, and two closed sub-processes, one in the other, with a task inside; and tasks far to the right. */
function marked(far: readonly string[] = []) {
  const shown: (Overlay & { readonly id: string })[] = [];
  const overlays = {
    add({ id }: Element, _type: string, overlay: Overlay) {
      shown.push({ ...overlay, id });
      return id;
    },
    remove: (which: string | object) =>
      typeof which === 'string'
        ? shown.splice(
            shown.findIndex(({ id }) => id === which),
            1,
          )
        : shown.splice(0),
  };
  const diagram = new ViewedDiagram({
    roots: ['p', 'outer_plane', 'middle_plane'],
    elements: [
      { id: 'review', ...box },
      {
        id: 'flow',
        waypoints: [
          { x: 50, y: 20 },
          { x: 150, y: 20 },
        ],
      },
      { id: 'outer', ...box },
      { id: 'middle', root: 'outer_plane', ...box },
      { id: 'inner', root: 'middle_plane', ...box },
      ...far.map((id) => ({ id, ...box, x: 5000 })),
    ],
    services: { overlays },
  });
  const marks = new FindingMarks(diagram as unknown as OpenDiagram); // It asks for nothing else of it.
  const press = vi.fn<(place: FoundAt) => void>();
  const drawnAt = (id: string) => (diagram.element(id) ?? diagram.roots.find((root) => root.id === id)) as unknown as Element;
  const at = (id: string, ...findings: readonly (readonly [Severity, string])[]): FoundAt => ({
    id,
    label: id,
    drawn: drawnAt(id),
    findings: findings.map(([severity, text]) => ({ rule: 'rule', severity, text, elementId: id })),
  });
  const texts = () => Object.fromEntries(shown.map(({ id, html }) => [id, html.getAttribute('aria-label')]));
  return { diagram, shown, marks, press, at, texts };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('marks errors and warnings, says all of them, and leaves hints to the list', () => {
  const { marks, press, at, texts } = marked();

  marks.show(
    [at('review', ['error', '没有处理人'], ['warning', '没有名称'], ['hint', '可以异步']), at('flow', ['hint', '可以命名'])],
    press,
  );

  expect(texts()).toEqual({ review: '错误：没有处理人；没有名称' });
});

it('marks closed sub-processes, however deep inside something is, and calls one with an error by that', () => {
  const { diagram, marks, press, at, texts } = marked();

  marks.show([at('inner', ['error', '没有处理人']), at('outer', ['warning', '没有名称'])], press);
  expect(texts()).toEqual({ outer: '错误：内部：没有处理人；没有名称' });

  diagram.enter('outer_plane');
  vi.runAllTimers();
  expect(texts()).toEqual({ middle: '错误：内部：没有处理人' });

  diagram.enter('middle_plane');
  vi.runAllTimers();
  expect(texts()).toEqual({ inner: '错误：没有处理人' });
});

it('leads to the element that it is about, also from a sub-process around it', () => {
  const { shown, marks, press, at } = marked();
  const inner = at('inner', ['error', '没有处理人']);
  marks.show([inner], press);

  shown.find(({ id }) => id === 'outer')?.html.click();

  expect(press.mock.calls).toEqual([[inner]]);
});

it('puts a mark at the corner of a shape and into the middle of a flow', () => {
  const { shown, marks, press, at } = marked();

  marks.show([at('review', ['error', '一']), at('flow', ['warning', '二'])], press);

  expect(shown.map(({ id, position }) => [id, position])).toEqual([
    ['review', { top: -9, left: -9 }],
    ['flow', { top: -9, left: 41 }],
  ]);
});

it('takes the marks of before away, and puts none at what is not drawn any more or is the canvas itself', () => {
  const { marks, press, at, texts } = marked();
  marks.show([at('review', ['error', '一'])], press);

  const deleted: FoundAt = { ...at('review', ['error', '二']), drawn: { id: 'review' } as Element };
  marks.show([deleted, at('p', ['error', '三']), at('flow', ['error', '四'])], press);
  expect(texts()).toEqual({ flow: '错误：四' });
  marks.show([], press);

  expect(texts()).toEqual({});
});

it('marks what is in view, and what comes into view', () => {
  const { diagram, marks, press, at, texts } = marked(['far']);
  marks.show([at('review', ['error', '近']), at('far', ['error', '远'])], press);
  expect(texts()).toEqual({ review: '错误：近' });

  diagram.pan({ x: 4800, y: 0, width: 800, height: 600 });
  vi.runAllTimers();
  expect(texts()).toEqual({ far: '错误：远' });

  marks.show([], press);
  diagram.pan({ x: 0, y: 0, width: 800, height: 600 });
  vi.runAllTimers();
  expect(texts()).toEqual({});
});

it('marks the worst of very many', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `far${index}`);
  const { diagram, shown, marks, press, at } = marked(many);
  diagram.pan({ x: 4800, y: 0, width: 800, height: 600 });
  marks.show(
    many.map((id) => at(id, ['warning', '一'])),
    press,
  );

  expect(shown.map(({ id }) => id)).toEqual(many.slice(0, 100));
});
