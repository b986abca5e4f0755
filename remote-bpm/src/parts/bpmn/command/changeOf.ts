import type { ModdleElement } from '../moddle/ModdleElement.ts';
import type { ModelChange } from './modelChanges.ts';

/** Gives the change of one thing as a list; an empty one when it has these values already. */
export function changeOf(object: ModdleElement, properties: Readonly<Record<string, unknown>>): readonly ModelChange[] {
  const changed = Object.entries(properties).filter(([name, value]) => object.get(name) !== value);
  return changed.length === 0 ? [] : [{ object, properties: Object.fromEntries(changed) }];
}
