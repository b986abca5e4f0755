import type { Field } from '../field/Field.ts';
import type { FieldNote } from '../../../parts/bpmn/section/Section.ts';

/** A row while people fill in its form. */
export interface RowDraft<Row> {
  readonly row: Row;
  readonly field: <Name extends keyof Row & string>(name: Name) => Field<Row[Name], Row[Name]>;
  /** Changes several fields at once. */
  readonly change: (change: Partial<Row>) => void;
}

interface RowDraftOptions<Row> {
  readonly row: Row;
  readonly notes: readonly FieldNote[];
  readonly disabled: boolean;
  readonly onChange: (row: Row) => void;
}

/** Gives the fields of a row that is submitted as a whole. */
export function rowDraft<Row extends object>({ row, notes, disabled, onChange }: RowDraftOptions<Row>): RowDraft<Row> {
  const change = (given: Partial<Row>): void => onChange({ ...row, ...given });
  return {
    row,
    change,
    field: (name) => ({
      name,
      value: row[name],
      notes: notes.filter(({ field }) => field === name),
      disabled,
      pending: null,
      write(value) {
        onChange({ ...row, [name]: value });
        return value;
      },
    }),
  };
}
