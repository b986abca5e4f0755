import type EventBus from 'diagram-js/lib/core/EventBus';
import { expect, it } from 'vitest';
import { keptOrder } from './keptOrder.ts';

interface Plane {
  planeElement?: readonly unknown[];
}

/** Saves what is drawn on a plane, as bpmn-js begins to. @param children what is drawn on it, in the order of drawing */
function save(plane: Plane, children: readonly object[]): Plane {
  let order: () => void = () => {};
  const events = { on: (_: string, listener: () => void) => void (order = listener) } as unknown as EventBus;
  const [, orderWhenSaved] = keptOrder.bpmnDiOrdering as [string, (events: EventBus, canvas: object) => void];
  orderWhenSaved(events, { getRootElements: () => [{ di: plane, children }] });
  order();
  return plane;
}

it('keeps the places that are there in their order, puts new ones behind and takes removed ones out', () => {
  const children = [{ di: 'task', children: [{ di: 'in task' }] }, { di: 'start' }, { di: 'new' }];

  const { planeElement } = save({ planeElement: ['start', 'removed', 'in task', 'task'] }, children);

  expect(planeElement).toEqual(['start', 'in task', 'task', 'new']);
});

it('keeps what belongs to the plane and could not be drawn', () => {
  const plane: Plane & { planeElement: unknown[] } = { planeElement: ['start'] };
  const undrawn = { $parent: plane };
  plane.planeElement.unshift(undrawn, { $parent: null });

  expect(save(plane, [{ di: 'start' }]).planeElement).toEqual([undrawn, 'start']);
});

it('gives a label no place beside that of its element', () => {
  const start = { di: 'start' };

  expect(save({ planeElement: [] }, [start, { di: 'start', labelTarget: start }]).planeElement).toEqual(['start']);
});

it('saves a plane on which nothing was ever drawn', () => {
  expect(save({}, []).planeElement ?? []).toEqual([]);
  expect(save({}, [{ di: 'first' }]).planeElement).toEqual(['first']);
});
