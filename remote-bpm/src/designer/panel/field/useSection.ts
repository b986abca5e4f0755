import { useMemo } from 'react';
import type { FieldNote, Section } from '../../../parts/bpmn/section/Section.ts';
import type { PanelSubject } from '../subject/PanelSubject.ts';

/** A section for what the panel shows. */
export interface ShownSection<View, Change> {
  readonly subject: PanelSubject;
  readonly view: View;
  /** What is to be said of what is there. */
  readonly notes: readonly FieldNote[];
  /** Makes a change as one step, unless there is an error in it. @returns what is to be said of it, and what is there then */
  readonly change: (change: Change) => { readonly notes: readonly FieldNote[]; readonly view: View };
}

/** Reads a section of the model for the panel, and writes it. */
export function useSection<View, Change>(section: Section<View, Change>, subject: PanelSubject): ShownSection<View, Change> {
  const { object, document, disabled, apply } = subject;
  // There is another subject with every change of the model.
  const view = useMemo(() => section.read(subject.object, subject.document), [section, subject]);
  const notes = useMemo(() => section.check(subject.object, null, subject.document), [section, subject]);
  const change = (wanted: Change) => {
    const said = section.check(object, wanted, document);
    if (!disabled) apply(section.write(object, wanted, document));
    return { notes: said, view: section.read(object, document) };
  };
  return { subject, view, notes, change };
}
