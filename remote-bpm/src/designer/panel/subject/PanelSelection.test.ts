import type { Element } from 'bpmn-js/lib/model/Types';
import EventBus from 'diagram-js/lib/core/EventBus';
import { expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { PanelSelection } from './PanelSelection.ts';

const [ROOT, TASK, LABELLED] = [{ id: 'root' }, { id: 'task' }, { id: 'start' }] as unknown as Element[];

function selectionWith() {
  const events = new EventBus();
  const selected: unknown[] = [];
  const services = { eventBus: events, selection: { get: () => selected }, canvas: { getRootElement: () => ROOT } };
  const diagram = { service: (name: keyof typeof services) => services[name] } as unknown as OpenDiagram; // It asks for these.
  const select = (...elements: readonly unknown[]): void => {
    selected.splice(0, selected.length, ...elements);
    events.fire('selection.changed', {});
  };
  return { selection: new PanelSelection(diagram), events, select };
}

it('gives what the whole diagram stands for while nothing is selected, and the element of a label', () => {
  const { selection, select } = selectionWith();
  const told = vi.fn();
  selection.subscribe(told);
  expect(selection.read()).toEqual({ kind: 'one', key: 1, element: ROOT });
  expect(selection.read()).toBe(selection.read());

  select({ id: 'start_label', labelTarget: LABELLED });
  expect(selection.read()).toEqual({ kind: 'one', key: 2, element: LABELLED });
  select(LABELLED, { id: 'start_label', labelTarget: LABELLED });
  expect(selection.read()).toEqual({ kind: 'one', key: 2, element: LABELLED });
  select(TASK, LABELLED);

  expect(selection.read()).toEqual({ kind: 'several', count: 2 });
  expect(told).toHaveBeenCalledTimes(3);
});

it('gives another one of the same key after each change of the model', () => {
  const { selection, events } = selectionWith();
  selection.subscribe(() => {});
  const before = selection.read();

  events.fire('commandStack.changed', {});

  expect(selection.read()).toEqual(before);
  expect(selection.read()).not.toBe(before);
});

it('has texts written before anybody sees another selection, and when the diagram settles, until nobody follows it', () => {
  const { selection, events, select } = selectionWith();
  const order: string[] = [];
  selection.pending.add(() => order.push('written'));
  const end = selection.subscribe(() => order.push('told'));

  select(TASK);
  events.fire('diagram.settle', {});
  end();
  select();

  expect(order).toEqual(['written', 'told', 'written']);
});
