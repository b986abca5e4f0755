import { isAnyOf } from '../../moddle/isAnyOf.ts';
import { elementsIn, isElement, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';

/** An element of the diagram that refers to a message or a signal. */
export interface User {
  readonly id: string;
  /** Empty when it has none. */
  readonly name: string;
}

/** Finds what refers to these things, in one walk through the whole document. */
export function usersOf(
  targets: readonly ModdleElement[],
  definitions: ModdleElement,
): ReadonlyMap<ModdleElement, readonly User[]> {
  const users = new Map<ModdleElement, readonly User[]>(targets.map((target) => [target, []]));
  // Most documents have neither messages nor signals, and the panel asks after each change.
  const waiting = targets.length === 0 ? [] : [...elementsIn(definitions, 'rootElements')];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop())
    for (const name of Object.getOwnPropertyNames(element)) {
      const value: unknown = name === '$parent' ? null : Reflect.get(element, name);
      for (const item of Array.isArray(value) ? (value as unknown[]) : [value])
        if (!isElement(item)) continue;
        // What is referred to is not enumerable.
        else if (Object.prototype.propertyIsEnumerable.call(element, name)) waiting.push(item);
        else if (users.has(item)) users.set(item, [...(users.get(item) ?? []), userOf(element)]);
    }
  return users;
}

/** What people see of a thing that refers to another: the event around an event definition, for one. */
function userOf(element: ModdleElement): User {
  let user = element;
  while (!isSeen(user) && user.$parent !== undefined && !user.$parent.$instanceOf('bpmn:Definitions')) user = user.$parent;
  return { id: textOf(user, 'id') ?? '', name: textOf(user, 'name') ?? '' };
}

const isSeen = (element: ModdleElement) => isAnyOf(element, 'FlowElement', 'MessageFlow', 'Operation');
