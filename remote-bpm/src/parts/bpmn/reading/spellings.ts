import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { withoutPrefix } from '../moddle/withoutPrefix.ts';
import { ownMark } from './marks.ts';
import type { Property, TypedElement } from './ModdleParts.ts';

/** Something that a file says in another way than moddle would. It is written as it was while the model has the same value. */
export interface Spelling {
  /** Has the model for writing as the file says it. @returns a function that takes this back, or null when it has another value now */
  apply(): (() => void) | null;
}

/** An attribute whose text is another than that of its value, such as `TRUE`, or one that moddle would leave out or make an element of. */
export function attributeSpelling(
  element: TypedElement,
  { name: property, isAttr }: Property,
  name: string,
  text: string,
): Spelling {
  const values = element as unknown as Record<string, unknown>;
  const { [property]: value } = values;
  return {
    apply() {
      if (!Object.hasOwn(element, property) || !Object.is(values[property], value)) return null;
      // moddle writes of two attributes with one name the one of these.
      element.$attrs[name] = text;
      // It writes no null.
      if (isAttr !== true || name.startsWith('#')) values[property] = null;
      return () => {
        delete element.$attrs[name];
        values[property] = value;
      };
    },
  };
}

/** An attribute with the prefix of its element, which no property is for. @param name as the model has it, with the prefix */
export function ownAttributeSpelling(element: ModdleElement, name: string): Spelling {
  // Elements with a type have such attributes apart.
  const attributes = (element.$attrs ?? element) as Record<string, unknown>;
  return {
    apply() {
      if (!Object.hasOwn(attributes, name)) return null;
      const all = { ...attributes };
      delete attributes[name];
      attributes[ownMark(withoutPrefix(name))] = all[name];
      return () => {
        for (const key of Object.keys(attributes)) delete attributes[key];
        // They come into the order they had: undoing tells changes by it.
        Object.assign(attributes, all);
      };
    },
  };
}

/** A reference to an element by its identifier with a prefix. @param prefix with the colon */
export function referenceSpelling(element: ModdleElement, property: string, target: ModdleElement, prefix: string): Spelling {
  const values = element as unknown as Record<string, unknown>;
  return {
    apply() {
      const { [property]: value } = values;
      const found = Array.isArray(value) ? value.indexOf(target) : -1;
      if (value !== target && found < 0) return null;
      // moddle writes of what is referred to nothing but its identifier.
      const written = { id: `${prefix}${String(target.get('id'))}` };
      values[property] = Array.isArray(value) ? value.map((one: unknown, index) => (index === found ? written : one)) : written;
      return () => {
        values[property] = value;
      };
    },
  };
}

/** Applies spellings while something is written that does not wait. */
export function withSpellings<Result>(spellings: readonly Spelling[], write: () => Result): Result {
  // What was applied last is taken back first.
  const undo: ReturnType<Spelling['apply']>[] = [];
  for (const spelling of spellings) undo.unshift(spelling.apply());
  try {
    return write();
  } finally {
    for (const takeBack of undo) takeBack?.();
  }
}
