import type { Connection } from 'bpmn-js/lib/model/Types';
import type Canvas from 'diagram-js/lib/core/Canvas';
import EventBus from 'diagram-js/lib/core/EventBus';
import { expect, it } from 'vitest';
import { FlowMarks } from './FlowMarks.ts';
import { TOGGLED } from './simulationEvents.ts';

const [LEFT_OUT, TAKEN] = ['--token-simulation-grey-lighten-56', '--token-simulation-green-base-44'];

/** Marks on a canvas that knows which flows have one. */
function marks() {
  const marked = new Set<Connection>();
  const canvas = {
    addMarker: (flow: Connection) => marked.add(flow),
    removeMarker: (flow: Connection) => marked.delete(flow),
  } as unknown as Canvas; // Nothing else of it is used.
  const events = new EventBus();
  return { marked, events, marks: new FlowMarks(canvas, events) };
}

const [yes, no] = [{ id: 'yes' } as Connection, { id: 'no' } as Connection];

it('marks the flows that a gateway does not take, and no longer one that it takes now', () => {
  const { marked, marks: flows } = marks();

  flows.add(yes, 'gateway', { stroke: TAKEN });
  flows.add(no, 'gateway', { stroke: LEFT_OUT });
  expect([...marked]).toEqual([no]);
  flows.add(no, 'gateway', { stroke: TAKEN });
  flows.add(yes, 'gateway', { stroke: LEFT_OUT });

  expect([...marked]).toEqual([yes]);
});

it('leaves nothing marked when the simulation ends', () => {
  const { marked, events, marks: flows } = marks();
  flows.add(no, 'gateway', { stroke: LEFT_OUT });

  events.fire(TOGGLED, { active: true });
  expect(marked.size).toBe(1);
  events.fire(TOGGLED, { active: false });

  expect(marked.size).toBe(0);
});

it('lets those who listen after it hear of the end', () => {
  const { events } = marks();
  let heard = false;
  events.on(TOGGLED, 1, () => {
    heard = true;
  });

  events.fire(TOGGLED, { active: false });

  expect(heard).toBe(true);
});
