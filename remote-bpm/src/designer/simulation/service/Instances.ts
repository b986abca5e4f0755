import type EventBus from 'diagram-js/lib/core/EventBus';
import { instanceOf, RESET, type Scope, SCOPE_CREATED, TOGGLED } from './simulationEvents.ts';

/** Before those who show a run. */
const EARLY = 1500;

/** Numbers the process instances of a simulation from 1, so that people can tell their tokens apart. */
export class Instances {
  static readonly $inject = ['eventBus'];
  readonly #numbers = new Map<Scope, number>();

  constructor(events: EventBus) {
    events.on<{ scope: Scope }>(SCOPE_CREATED, EARLY, ({ scope }) => void this.numberOf(scope));
    events.on([RESET, TOGGLED], EARLY, () => this.#numbers.clear());
  }

  numberOf(scope: Scope): number {
    const instance = instanceOf(scope);
    const number = this.#numbers.get(instance) ?? this.#numbers.size + 1;
    this.#numbers.set(instance, number);
    return number;
  }
}
