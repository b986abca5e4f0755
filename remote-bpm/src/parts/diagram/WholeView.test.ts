// @vitest-environment happy-dom
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import Modeler from 'bpmn-js/lib/Modeler';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { beforeAll, expect, it, vi } from 'vitest';
import { WholeView } from './WholeView.ts';

beforeAll(drawSvg);

/** 2,000 by 900 pixels. */
const DIAGRAM = { diagrams: [{ plane: { planeElement: [{ bounds: { x: 0, y: 0, width: 2000, height: 900 } }] } }] };

/** A view of a diagram in a place of 1,000 by 600 pixels, aimed at it. @returns it with the boxes that it shows */
function aimed() {
  const modeler = new Modeler();
  const [canvas, events] = [modeler.get<Canvas>('canvas'), modeler.get<EventBus>('eventBus')];
  const size = { width: 1000, height: 600 };
  vi.spyOn(canvas.getContainer(), 'clientWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(canvas.getContainer(), 'clientHeight', 'get').mockImplementation(() => size.height);
  const viewbox = vi.spyOn(canvas, 'viewbox');
  const view = new WholeView(canvas, events);
  view.aim(DIAGRAM);
  const resized = vi.spyOn(canvas, 'resized');
  const shown = () =>
    viewbox.mock.calls.flatMap(([box]) => (box === undefined ? [] : [{ width: Math.round(box.width), height: box.height }]));
  const resize = (given: { width: number; height: number }): void => {
    Object.assign(size, given);
    view.adapt();
  };
  return { canvas, events, selection: modeler.get<Selection>('selection'), shown, resize, resized };
}

it('goes on showing the diagram whole when its place becomes smaller', () => {
  const { shown, resize } = aimed();
  expect(shown()).toHaveLength(1);

  resize({ width: 1000, height: 300 });

  // The 900 pixels of the diagram are in the 300 of its place, with the margins.
  expect(shown().at(-1)?.height).toBeCloseTo((300 * 900) / (300 - 48));
  expect(shown()).toHaveLength(2);
});

it('leaves a place that has the size that it had alone: to show the diagram again would lay out all of it', () => {
  const { shown, resize, resized } = aimed();

  resize({ width: 1000, height: 600 });
  expect(shown()).toHaveLength(1);
  expect(resized).not.toHaveBeenCalled();

  resize({ width: 1000, height: 500 });
  resize({ width: 1000, height: 500 });
  expect(resized).toHaveBeenCalledOnce();
});

it.each<[string, (view: ReturnType<typeof aimed>) => void]>([
  ['has moved or enlarged the diagram', ({ canvas }) => canvas.scroll({ dx: 10, dy: 0 })],
  ['has selected something', ({ canvas, selection }) => selection.select(canvas.getRootElement())],
  ['has changed something', ({ events }) => events.fire('elements.changed', { elements: [] })],
])('stays where it is once somebody %s', (_, turn) => {
  const view = aimed();
  turn(view);
  const before = view.shown().length;

  view.resize({ width: 1000, height: 500 });

  expect(view.shown()).toHaveLength(before);
});

it('leaves the diagram as it is when nothing is selected any more, or its place is hidden', () => {
  const { selection, shown, resize } = aimed();
  selection.select(null);

  resize({ width: 0, height: 0 });
  expect(shown()).toHaveLength(1);

  resize({ width: 800, height: 600 });
  expect(shown()).toHaveLength(2);
});

it('leaves others to hear that nothing is selected any more', () => {
  const { events, selection } = aimed();
  const heard = vi.fn<() => void>();
  events.on('selection.changed', () => heard());

  selection.select(null);

  expect(heard).toHaveBeenCalled();
});
