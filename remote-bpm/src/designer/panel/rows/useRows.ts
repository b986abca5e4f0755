import type { FieldNote, Section } from '../../../parts/bpmn/section/Section.ts';
import type { ListChange } from '../../../parts/bpmn/command/listChange.ts';
import { type ShownSection, useSection } from '../field/useSection.ts';
import type { PanelSubject } from '../subject/PanelSubject.ts';

/** Rows that people add, edit and remove. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly disabled: boolean;
  /** What is to be said of a row that is there. */
  readonly notesOf: (place: number) => readonly FieldNote[];
  /** Says what is wrong with a change, before it is made. */
  readonly check: (change: ListChange<Row>) => readonly FieldNote[];
  /** Makes a change as one step, unless there is an error in it. @returns what is to be said of it */
  readonly change: (change: ListChange<Row>) => readonly FieldNote[];
}

/** Where rows are in a section that shows more than them. */
export interface RowsIn<View, Change, Row> {
  readonly rowsOf: (view: View) => readonly Row[];
  readonly changeOf: (change: ListChange<Row>) => Change;
  /** The name of the list in the names of notes, as in `values.2.name`. */
  readonly list?: string;
}

/** Gives the rows of a section that is a list. */
export const useRows = <Row>(section: Section<readonly Row[], ListChange<Row>>, subject: PanelSubject): Rows<Row> =>
  rowsIn(section, useSection(section, subject), { rowsOf: (view) => view, changeOf: (change) => change });

/** Gives the rows of one list of a section that shows. */
export function rowsIn<View, Change, Row>(
  section: Section<View, Change>,
  { subject, view, notes, change }: ShownSection<View, Change>,
  { rowsOf, changeOf, list }: RowsIn<View, Change, Row>,
): Rows<Row> {
  return {
    rows: rowsOf(view),
    disabled: subject.disabled,
    notesOf(place) {
      const prefix = list === undefined ? `${place}.` : `${list}.${place}.`;
      return notes
        .filter(({ field }) => field.startsWith(prefix))
        .map((note) => ({ ...note, field: note.field.slice(prefix.length) }));
    },
    check: (wanted) => section.check(subject.object, changeOf(wanted), subject.document),
    change: (wanted) => change(changeOf(wanted)).notes,
  };
}
