import type { Element } from 'bpmn-js/lib/model/Types';

/** The events of bpmn-js-token-simulation. */
export const TOGGLED = 'tokenSimulation.toggleMode';
export const RESET = 'tokenSimulation.resetSimulation';
export const SCOPE_CREATED = 'tokenSimulation.simulator.createScope';
export const SCOPE_DESTROYED = 'tokenSimulation.simulator.destroyScope';
export const TRACED = 'tokenSimulation.simulator.trace';
export const ELEMENT_CHANGED = 'tokenSimulation.simulator.elementChanged';

/** A run of something: of a process, of a part of it, of one element. A token is a run that has not ended. */
export interface Scope {
  readonly id: string;
  readonly element: Element;
  readonly parent: Scope | null;
  readonly children: readonly Scope[];
  readonly destroyed: boolean;
  readonly completed: boolean;
  getTokensByElement(element: Element): number;
}

/** Something that a run waits for. */
export interface Subscription {
  readonly element: Element | undefined;
  readonly event: object;
  readonly scope: Scope;
}

/** The part of bpmn-js-token-simulation's `simulator` that is used. */
export interface Simulator {
  findScopes(filter: (scope: Scope) => boolean): readonly Scope[];
  findSubscriptions(filter: (subscription: Subscription) => boolean): readonly Subscription[];
  /** @returns what people have chosen for an element, such as to wait there */
  getConfig(element: Element): { readonly wait?: boolean };
  trigger(subscription: Pick<Subscription, 'event' | 'scope'>): void;
}

/** The run of a process, or of a pool, that a run is part of. */
export function instanceOf(scope: Scope): Scope {
  let at = scope;
  while (at.parent !== null && at.parent !== undefined) at = at.parent;
  return at;
}
