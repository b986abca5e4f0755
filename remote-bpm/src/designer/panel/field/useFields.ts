import { messages } from '@zhilv/platform';
import { useEffect, useState } from 'react';
import { textOf } from '../../../parts/bpmn/moddle/ModdleElement.ts';
import type { Section } from '../../../parts/bpmn/section/Section.ts';
import type { PanelSubject } from '../subject/PanelSubject.ts';
import type { Field } from './Field.ts';
import { only, refusedOf, rememberRefused } from '../subject/refusedValues.ts';
import { type ShownSection, useSection } from './useSection.ts';

type Name<View, Change> = keyof View & keyof Change & string;

/** A section whose view has a field for each value. */
export interface SectionFields<View, Change> extends ShownSection<View, Change> {
  /** A field by its name in the view. */
  readonly field: <N extends Name<View, Change>>(name: N) => Field<View[N], Exclude<Change[N], undefined>>;
}

/**
 * Gives the fields of a section. What is refused stays in its field with the reason, also while something else is selected, and nothing of
 * it is written.
 *
 * @param together fields that only make sense with one another: while one of them is refused, what people enter in the others waits for it
 */
export function useFields<View extends object, Change extends object>(
  section: Section<View, Change>,
  subject: PanelSubject,
  together: readonly Name<View, Change>[] = [],
): SectionFields<View, Change> {
  const shown = useSection(section, subject);
  const { object, document } = subject;
  const [, setWrites] = useState(0);
  const kept = refusedOf(object, section, shown.view);
  const view = { ...shown.view, ...kept.values };
  const notes = [...kept.notes, ...shown.notes.filter(({ field }) => !(field in kept.values))];

  useEffect(
    () => () => {
      // Nobody comes back to what was deleted.
      if (object.$parent === undefined) return;
      const { notes: reasons } = refusedOf(object, section, section.read(object, document));
      if (reasons.length === 0) return;
      const name = textOf(object, 'name') || textOf(object, 'id');
      const said = reasons.map(({ text }) => text).join('；');
      messages.warning(`「${name}」有修改没有写入：${said}。回到它的属性可以继续修改`);
    },
    [object, document, section],
  );

  const write = <N extends Name<View, Change>>(name: N, value: Exclude<Change[N], undefined>): View[N] => {
    const group: readonly string[] = together.includes(name) ? together : [name];
    const before = refusedOf(object, section, shown.view);
    const wanted = { ...only(before.values, group), [name]: value };
    const { notes: said, view: after } = shown.change(wanted as Change); // The names are those of the change.
    const errors = said.filter(({ kind }) => kind === 'error');
    const rest = Object.keys(before.values).filter((other) => !group.includes(other));
    const others = before.notes.filter(({ field }) => rest.includes(field));
    const refused = errors.length === 0 ? {} : wanted;
    rememberRefused<View>(object, section, {
      values: { ...only(before.values, rest), ...refused },
      present: { ...only(before.present, rest), ...only<View>(shown.view, Object.keys(refused)) },
      notes: [...others, ...errors],
    });
    setWrites((writes) => writes + 1);
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
