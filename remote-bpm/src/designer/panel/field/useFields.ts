import { useState } from 'react';
import type { FieldNote, Section } from '../../../parts/bpmn/section/Section.ts';
import type { PanelSubject } from '../subject/PanelSubject.ts';
import type { Field } from './Field.ts';
import { type ShownSection, useSection } from './useSection.ts';

type Name<View, Change> = keyof View & keyof Change & string;

/** A section whose view has a field for each value. */
export interface SectionFields<View, Change> extends ShownSection<View, Change> {
  /** A field by its name in the view. */
  readonly field: <N extends Name<View, Change>>(name: N) => Field<View[N], Exclude<Change[N], undefined>>;
}

/** What was refused and stays in its fields. */
interface Kept<View> {
  readonly values: Partial<View>;
  readonly notes: readonly FieldNote[];
}

const NOTHING = { values: {}, notes: [] };

/**
 * Gives the fields of a section. What is refused stays in its field with the reason, and nothing of it is written.
 *
 * @param together fields that only make sense with one another: while one of them is refused, what people enter in the others waits for it
 */
export function useFields<View extends object, Change extends object>(
  section: Section<View, Change>,
  subject: PanelSubject,
  together: readonly Name<View, Change>[] = [],
): SectionFields<View, Change> {
  const shown = useSection(section, subject);
  const [kept, setKept] = useState<Kept<View>>(NOTHING);
  const view = { ...shown.view, ...kept.values };
  const notes = [...kept.notes, ...shown.notes.filter(({ field }) => !(field in kept.values))];

  const write = <N extends Name<View, Change>>(name: N, value: Exclude<Change[N], undefined>): View[N] => {
    const group: readonly string[] = together.includes(name) ? together : [name];
    const waiting = Object.entries(kept.values).filter(([other]) => group.includes(other));
    const wanted = { ...Object.fromEntries(waiting), [name]: value };
    const { notes: said, view: after } = shown.change(wanted as Change); // The names are those of the change.
    const errors = said.filter(({ kind }) => kind === 'error');
    setKept(({ values, notes }) => {
      const rest = Object.fromEntries(Object.entries(values).filter(([other]) => !group.includes(other)));
      const others = notes.filter(({ field }) => field in rest);
      return errors.length === 0
        ? { values: rest as Partial<View>, notes: others } // They are what is left of such values.
        : { values: { ...rest, ...wanted } as Partial<View>, notes: [...others, ...errors] }; // A field shows what is entered.
    });
    return errors.length === 0 ? after[name] : (value as unknown as View[N]); // A field shows what is entered.
  };

  return {
    ...shown,
    view,
    notes,
    field: (name) => ({
      name,
      value: view[name],
      notes: notes.filter(({ field }) => field === name),
      disabled: subject.disabled,
      pending: subject.pending,
      write: (value) => write(name, value),
    }),
  };
}
