import { isElement, type ModdleElement, type Moddle } from '../moddle/ModdleElement.ts';
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
  const changes = Object.entries(properties).map(([name, after]) => ({ name, before: object.get(name), after }));
  const freed = changes
    .flatMap(({ name, before, after }) => idsOnlyIn(object, name, before, after))
    .filter(([id, element]) => ids.assigned(id) === element);
  const free = new Set(freed.map(([id]) => id));
  const taken = changes
    .flatMap(({ name, before, after }) => idsOnlyIn(object, name, after, before))
    .filter(([id]) => free.has(id) || !ids.assigned(id));
  return { freed, taken };
}

/** The identifiers in one value of a property that are not in another. Of things in both nothing is read: a list may hold the whole document. */
function idsOnlyIn(object: ModdleElement, name: string, value: unknown, other: unknown): IdHolder[] {
  if (name === idPropertyOf(object)) return typeof value === 'string' && value !== other ? [[value, object]] : [];
  const others = new Set([other].flat());
  return [value]
    .flat()
    .filter((item) => !others.has(item))
    .flatMap((item) =>
      // A thing that stands elsewhere is only referred to.
      isElement(item) && item.$parent === object ? idsWithin(item) : [],
    );
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
