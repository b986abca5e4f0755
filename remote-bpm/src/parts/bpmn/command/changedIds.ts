import type { ModdleElement, Moddle } from '../moddle/ModdleElement.ts';
import type { ModelChange } from './modelChanges.ts';

/** An identifier and the thing that has it. */
export type IdHolder = readonly [id: string, element: ModdleElement];

/** What moddle tells of the type of a thing. */
interface Described {
  /** Its property that identifies it in the whole document, where the type has one. Other properties may be called `id`, too. */
  readonly $descriptor: { readonly idProperty?: { readonly name: string } };
}

/** Gives the identifiers that a change which is not made yet frees and those that it takes into use. */
export function changedIds({ object, properties }: ModelChange, ids: Moddle['ids']): { freed: IdHolder[]; taken: IdHolder[] } {
  const before = Object.keys(properties).flatMap((name) => idsIn(object, name, object.get(name)));
  const after = Object.entries(properties).flatMap(([name, value]) => idsIn(object, name, value));
  const [gone, come] = [without(before, after), without(after, before)];
  const freed = gone.filter(([id, element]) => ids.assigned(id) === element);
  const free = new Set(freed.map(([id]) => id));
  return { freed, taken: come.filter(([id]) => free.has(id) || !ids.assigned(id)) };
}

/** The identifiers in the value of a property. A thing that stands elsewhere is only referred to. */
function idsIn(object: ModdleElement, name: string, value: unknown): IdHolder[] {
  if (name === idPropertyOf(object)) return typeof value === 'string' ? [[value, object]] : [];
  return [value].flat().flatMap((item) => (isElement(item) && item.$parent === object ? idsWithin(item) : []));
}

/** The identifiers of a thing and of everything in it. References are not enumerable. */
function idsWithin(element: ModdleElement): IdHolder[] {
  const own = idPropertyOf(element);
  return Object.entries(element).flatMap(([name, value]): IdHolder[] =>
    name === own && typeof value === 'string'
      ? [[value, element]]
      : [value].flat().flatMap((item) => (isElement(item) ? idsWithin(item) : [])),
  );
}

// Everything that moddle made has it.
const idPropertyOf = (element: ModdleElement) => (element as unknown as Described).$descriptor.idProperty?.name;

const isElement = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$descriptor' in value;

const without = (list: readonly IdHolder[], others: readonly IdHolder[]) =>
  list.filter(([id, element]) => !others.some((other) => other[0] === id && other[1] === element));
