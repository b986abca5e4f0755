import type { FieldNote } from '../../../parts/bpmn/section/Section.ts';

/** What people entered in a section and was refused, with the reasons. Nothing of it is in the model. */
export interface RefusedValues<View> {
  readonly values: Partial<View>;
  /** What the model had in these fields then. */
  readonly present: Partial<View>;
  readonly notes: readonly FieldNote[];
}

const NOTHING = { values: {}, present: {}, notes: [] };

/** By the thing of the model and the section: people select something else and come back. */
const remembered = new WeakMap<object, Map<object, RefusedValues<object>>>();

/** Gives what was refused of a thing, but for fields that the model has otherwise since, by an undo for one. */
export function refusedOf<View extends object>(object: object, section: object, view: View): RefusedValues<View> {
  const { values, present, notes } = (remembered.get(object)?.get(section) ?? NOTHING) as RefusedValues<View>; // Its own section put it there.
  const names = Object.keys(values).filter((name) => sameValue(Reflect.get(view, name), Reflect.get(present, name)));
  if (names.length === Object.keys(values).length) return { values, present, notes };
  return {
    values: only(values, names),
    present: only(present, names),
    notes: notes.filter(({ field }) => names.includes(field)),
  };
}

export function rememberRefused<View extends object>(object: object, section: object, refused: RefusedValues<View>): void {
  const ofObject = remembered.get(object) ?? new Map<object, RefusedValues<object>>();
  remembered.set(object, ofObject);
  ofObject.set(section, refused);
}

/** Lists are made anew at each look at the model. */
const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const only = <View extends object>(values: Partial<View>, names: readonly string[]): Partial<View> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<View>;
