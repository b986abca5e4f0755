import type { Reading, Reference } from 'moddle-xml';
import { groupBy, type Group } from '../grouping/groupBy.ts';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { withoutPrefix } from '../moddle/withoutPrefix.ts';
import type { ModdleParts, TypedElement } from './ModdleParts.ts';
import { referenceSpelling, type Spelling } from './spellings.ts';

/** A reference that names no element of its document. */
export interface UnresolvedReference {
  readonly element: ModdleElement;
  /** The property of the element that refers to something, such as `errorRef`. */
  readonly property: string;
  /** What the file says, such as the code of an error. */
  readonly text: string;
}

/** The type of what stands for an element that is not in the document. */
const MISSING = '#missing';

/** What references were found to name. */
export interface KeptReferences {
  readonly spellings: readonly Spelling[];
  readonly unresolved: readonly UnresolvedReference[];
}

/**
 * Has references that name nothing keep what they say, by something in the place of an element that has the text as its identifier.
 * They are written as they were until they are set to an element.
 *
 * @param prefixes those of the document's own namespace: a reference with one of them names an element of the document
 */
export function keepReferences(
  moddle: Pick<ModdleParts, 'createAny'>,
  reading: Reading,
  prefixes: ReadonlySet<string>,
): KeptReferences {
  const { references, elementsById } = reading;
  const isResolved = ({ id }: Reference): boolean => id !== undefined && id in elementsById;
  if (references.every(isResolved)) return { spellings: [], unresolved: [] };
  const spellings: Spelling[] = [];
  const unresolved: UnresolvedReference[] = [];
  const resolve = ({ element: object, property, id }: Reference): object => {
    // They are in elements of moddle only.
    const element = object as TypedElement;
    const text = (id ?? '').trim();
    if (elementsById[text] !== undefined) return elementsById[text];
    const colon = text.indexOf(':') + 1;
    const target = prefixes.has(text.slice(0, Math.max(colon - 1, 0))) ? elementsById[text.slice(colon)] : undefined;
    if (target !== undefined) {
      spellings.push(referenceSpelling(element, withoutPrefix(property), target as ModdleElement, text.slice(0, colon)));
      return target;
    }
    unresolved.push({ element, property: withoutPrefix(property), text });
    return moddle.createAny(MISSING, undefined, { id: text });
  };

  for (const group of groups(references)) {
    // moddle has resolved all of the others, and left out those that name nothing.
    if (group.every(isResolved)) continue;
    const targets = group.map(resolve);
    const [{ element: object, property }] = group;
    const element = object as TypedElement;
    element.set(property, element.$descriptor.propertiesByName[property]?.isMany === true ? targets : targets.at(-1));
  }
  return { spellings, unresolved };
}

/** Gives the references of each property of an element, in the order of the file. */
const groups = (references: readonly Reference[]): readonly Group<Reference>[] =>
  [...groupBy(references, ({ element }) => element).values()].flatMap((ofElement) => [
    ...groupBy(ofElement, ({ property }) => property).values(),
  ]);

/** Whether something stands for an element that is not in the document. */
export const isMissing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$type' in value && value.$type === MISSING;
