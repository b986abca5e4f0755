import type { FieldKind, ScreenField } from './ScreenDescription.ts';

/** The texts of a field in the generated files. */
interface FieldTexts {
  /** Its declaration in the contract. */
  readonly field: string;
  /** Its column in the table. */
  readonly column: string;
  /** The function that makes the column. */
  readonly columnMaker: string;
  /** A value, for tests; null for one that may be missing. */
  readonly value: string | null;
}

/** Gives the texts of a field; the first field is the record's name. */
export const fieldTexts = (field: ScreenField, first: boolean): FieldTexts =>
  first ? nameTexts(field) : BY_KIND[field.kind](field);

const NAME_LENGTH = 100;

const nameTexts = ({ label }: ScreenField): FieldTexts => ({
  field: `field.requiredText('${label}', ${NAME_LENGTH})`,
  column: `nameColumn({ length: ${NAME_LENGTH} }).notNull()`,
  columnMaker: 'nameColumn',
  value: `'一个${label}'`,
});

const BY_KIND: Readonly<Record<FieldKind, (field: ScreenField) => FieldTexts>> = {
  text: ({ label }) => ({
    field: `field.text('${label}', 255)`,
    column: 'nameColumn({ length: 255 })',
    columnMaker: 'nameColumn',
    value: null,
  }),
  longText: ({ label }) => ({
    field: `field.longText('${label}', 500)`,
    column: 'varchar({ length: 500 })',
    columnMaker: 'varchar',
    value: null,
  }),
  number: ({ label }) => ({ field: `field.number('${label}', { initial: 0 })`, ...WHOLE_NUMBER, value: '1' }),
  switch: ({ label }) => ({
    field: `field.switchOf('${label}')`,
    column: 'boolean().notNull()',
    columnMaker: 'boolean',
    value: 'true',
  }),
  dict: ({ label, dictionary = STATUS }) => ({
    field:
      dictionary.type === STATUS.type
        ? `field.status('${label}')`
        : `field.dict('${label}', '${dictionary.type}', { initial: ${dictionary.initial} })`,
    ...WHOLE_NUMBER,
    value: String(dictionary.initial),
  }),
  dateTime: ({ label }) => ({
    field: `field.dateTime('${label}')`,
    column: 'instantColumn()',
    columnMaker: 'instantColumn',
    value: null,
  }),
};

const WHOLE_NUMBER = { column: 'integer().notNull()', columnMaker: 'integer' };

/** The contract has a kind of field of its own for this dictionary and this first value. */
const STATUS = { type: 'common_status', initial: 0 };
