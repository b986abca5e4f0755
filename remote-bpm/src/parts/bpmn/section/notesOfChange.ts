import type { FieldNote } from './Section.ts';

/**
 * Gives what is to be said of a change: of the fields that it names, and of others with which something is wrong because of it.
 * @param notesOf says what is wrong with a view
 */
export function notesOfChange<View extends object>(
  view: View,
  change: Partial<View>,
  notesOf: (view: View) => readonly FieldNote[],
): readonly FieldNote[] {
  const before = new Set(notesOf(view).map(signOf));
  return notesOf({ ...view, ...change }).filter((note) => note.field in change || !before.has(signOf(note)));
}

const signOf = ({ field, text }: FieldNote): string => `${field} ${text}`;
