import { ListGroup } from '@bpmn-io/properties-panel';
import type { StockGroup, StockItem } from 'bpmn-js-properties-panel';
import type { ListChange } from '../../../../parts/bpmn/command/listChange.ts';
import type { Section } from '../../../../parts/bpmn/section/Section.ts';
import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';
import type { ExpertSubject } from './ExpertSubject.ts';
import { fieldEntry } from './fieldEntry.ts';

interface RowGroupOptions<Row extends object> {
  readonly id: string;
  readonly label: string;
  readonly section: Section<readonly Row[], ListChange<Row>>;
  /** What a new row begins with. */
  readonly fresh: Row;
  readonly nameOf: (row: Row) => string;
  /** The fields that a row has. */
  readonly fieldsOf: (row: Row) => Readonly<Partial<Record<keyof Row & string, Omit<FieldDeclaration, 'feature'>>>>;
}

/** Gives the group for a section that is a list; none where the section is not for the element. */
export function rowGroup<Row extends object>(options: RowGroupOptions<Row>, subject: ExpertSubject): readonly StockGroup[] {
  const { id, label, section, fresh } = options;
  const { object, document, rows } = subject;
  if (!section.isFor(object, document)) return [];
  const present = section.read(object, document);
  const begun = rows.read<Row>(id, present.length);
  const shown = begun === undefined ? present : [...present, begun];
  return [
    {
      id,
      label,
      component: ListGroup,
      items: shown.map((row, place) =>
        rowItem(rows.read<Row>(id, place) ?? row, place, place < present.length, options, subject),
      ),
      add(event) {
        event.stopPropagation();
        if (begun === undefined) rows.keep(id, present.length, fresh);
      },
    },
  ];
}

function rowItem<Row extends object>(
  row: Row,
  place: number,
  isPresent: boolean,
  { id, section, nameOf, fieldsOf }: RowGroupOptions<Row>,
  { object, document, rows, apply }: ExpertSubject,
): StockItem {
  const item = `${id}-${place}`;
  const changeTo = (wanted: Row): ListChange<Row> => (isPresent ? { edit: wanted, place } : { add: wanted });
  const errorsOf = (wanted: Row) => section.check(object, changeTo(wanted), document).filter(({ kind }) => kind === 'error');
  const present = isPresent ? section.check(object, null, document) : [];
  const notesOf = (name: string) => present.filter(({ field }) => field === `${place}.${name}`);
  const write = (wanted: Row): void => {
    if (errorsOf(wanted).length > 0) {
      rows.keep(id, place, wanted);
      return;
    }
    rows.drop(id, place);
    apply(section.write(object, changeTo(wanted), document));
  };
  const declared = Object.entries<Omit<FieldDeclaration, 'feature'> | undefined>(fieldsOf(row));
  const entries = declared.flatMap(([name, declaration]) => {
    if (declaration === undefined) return [];
    return fieldEntry(`${item}-${name}`, {
      declaration,
      value: row[name as keyof Row], // The names are those of the row.
      notes: notesOf(name),
      check: (value) => errorsOf({ ...row, [name]: value }).find(({ field }) => field === name)?.text ?? null,
      write: (value) => write({ ...row, [name]: value }),
    });
  });
  return {
    id: item,
    label: nameOf(row),
    entries,
    ...(entries[0] !== undefined && { autoFocusEntry: entries[0].id }),
    remove(event) {
      event.stopPropagation();
      // The places of all that come later change.
      rows.forget();
      if (isPresent) apply(section.write(object, { remove: place }, document));
    },
  };
}
