import EventBus from 'diagram-js/lib/core/EventBus';
import { expect, it } from 'vitest';
import { Instances } from './Instances.ts';
import { RESET, type Scope, SCOPE_CREATED } from './simulationEvents.ts';

const scope = (parent: Scope | null = null) => ({ parent }) as Scope; // Nothing else is asked of it.

it('numbers process instances as they come, and what runs in one as the instance; a new beginning counts anew', () => {
  const events = new EventBus();
  const instances = new Instances(events);
  const [first, second] = [scope(), scope()];
  events.fire(SCOPE_CREATED, { scope: first });
  events.fire(SCOPE_CREATED, { scope: scope(first) });
  events.fire(SCOPE_CREATED, { scope: second });

  expect(instances.numberOf(scope(scope(second)))).toBe(2);
  expect(instances.numberOf(first)).toBe(1);
  events.fire(RESET);
  expect(instances.numberOf(second)).toBe(1);
});
