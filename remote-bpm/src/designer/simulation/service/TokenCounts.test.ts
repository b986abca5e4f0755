// @vitest-environment happy-dom
import type { Element } from 'bpmn-js/lib/model/Types';
import EventBus from 'diagram-js/lib/core/EventBus';
import type Overlays from 'diagram-js/lib/features/overlays/Overlays';
import { expect, it } from 'vitest';
import { Instances } from './Instances.ts';
import { ELEMENT_CHANGED, type Scope, type Simulator } from './simulationEvents.ts';
import { TokenCounts } from './TokenCounts.ts';

const task = { id: 'review' } as Element;

/** A run of a process with so many tokens at the task. */
const run = (tokens: number, destroyed = false) =>
  ({
    parent: null,
    destroyed: false,
    children: [{ element: task, destroyed }],
    getTokensByElement: () => tokens,
  }) as unknown as Scope; // Nothing else is asked of it.

/** A simulation whose runs a test names. @returns the bubbles that show */
function simulation() {
  const events = new EventBus();
  const shown = new Map<string, HTMLElement>();
  let added = 0;
  const overlays = {
    add: (element: Element, _type: string, { html }: { readonly html: HTMLElement }) => {
      added += 1;
      shown.set(`${element.id} ${added}`, html);
      return `${element.id} ${added}`;
    },
    remove: (id: string) => shown.delete(id),
  };
  let runs: readonly Scope[] = [];
  const simulator = { findScopes: (filter: (scope: Scope) => boolean) => runs.filter(filter) };
  // It uses nothing else of these.
  const counts = new TokenCounts(
    events,
    overlays as unknown as Overlays,
    simulator as unknown as Simulator,
    new Instances(events),
  );
  const change = (next: readonly Scope[], element = task): void => {
    runs = next;
    events.fire(ELEMENT_CHANGED, { element });
  };
  return { counts, change, bubbles: () => [...shown.values()].flatMap(({ children }) => [...children] as HTMLElement[]) };
}

it('shows for each process instance how many of its tokens wait at an element', () => {
  const { change, bubbles } = simulation();

  change([run(1), run(3)]);

  expect(bubbles().map(({ textContent, title }) => [textContent, title])).toEqual([
    ['1', '流程实例 1 在此处的令牌数'],
    ['3', '流程实例 2 在此处的令牌数'],
  ]);
});

it('follows the tokens, and shows nothing where none waits any more', () => {
  const { change, bubbles } = simulation();
  const first = run(1);

  change([first]);
  change([run(2)]);
  expect(bubbles().map(({ textContent }) => textContent)).toEqual(['2']);
  change([run(1, true)]);

  expect(bubbles()).toEqual([]);
});

it('counts nothing at flows', () => {
  const { change, bubbles } = simulation();
  const flow = { id: 'flow', waypoints: [] } as unknown as Element;
  const passing = { ...run(1), children: [{ element: flow, destroyed: false }] } as unknown as Scope;

  change([passing], flow);

  expect(bubbles()).toEqual([]);
});
