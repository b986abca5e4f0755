import type { FieldNote } from './Section.ts';

/**
 * Gives what is to be said of the items of a list, with fields such as `2.name`, or `values.2.name` for a list that is itself a field.
 * @param list the name of that field
 */
export const notesOfItems = <Item>(
  items: readonly Item[],
  notesOf: (item: Item, place: number) => readonly FieldNote[],
  list?: string,
): readonly FieldNote[] =>
  items.flatMap((item, place) =>
    notesOf(item, place).map((note) => ({
      ...note,
      field: [...(list === undefined ? [] : [list]), place, note.field].join('.'),
    })),
  );
