import type { ModelChange } from './modelChanges.ts';

/** Makes changes at once, without a step. It is for things that are in no document yet. */
export function makeChanges(changes: readonly ModelChange[]): void {
  for (const { object, properties } of changes) for (const [name, value] of Object.entries(properties)) object.set(name, value);
}
