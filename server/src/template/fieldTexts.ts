import type { FieldKind, ScreenField } from './ScreenDescription.ts';

/** What a field is written as in each of the files. */
interface FieldTexts {
  /** Of the record's schema. */
  readonly record: string;
  /** Of the draft's schema. */
  readonly draft: string;
  /** The contract's names that both need. */
  readonly contractNames: readonly string[];
  readonly column: string;
  /** The makers of the column, by where they come from. */
  readonly columnMaker: string;
  readonly kit: string;
  /** The kit's name that it needs. */
  readonly kitName: string;
  /** What a new record has of it, where that is not empty. */
  readonly initial: string | null;
  /** Its kind in an export. */
  readonly exported: string | null;
  /** Two different values, for tests. */
  readonly values: readonly [string, string];
}

/** What a field is written as; the first one is the record's name. */
export function fieldTexts(field: ScreenField, first: boolean): FieldTexts {
  return { ...BY_KIND[field.kind](field), ...(first && nameTexts(field)) };
}

const NAME_LENGTH = 100;

const nameTexts = ({ label }: ScreenField) => ({
  record: 'z.string()',
  draft: `requiredText('${label}', ${NAME_LENGTH})`,
  contractNames: ['requiredText'],
  column: `varchar({ length: ${NAME_LENGTH} }).notNull()`,
});

const BY_KIND: Readonly<Record<FieldKind, (field: ScreenField) => FieldTexts>> = {
  text: ({ label }) => ({ ...optionalText(label, 255), kit: `text('${label}')`, kitName: 'text' }),
  longText: ({ label }) => ({ ...optionalText(label, 500), kit: `longText('${label}')`, kitName: 'longText' }),
  number: ({ label }) => ({
    ...plain('z.int()', `requiredInt('${label}')`, 'requiredInt'),
    column: 'integer().notNull()',
    columnMaker: 'integer',
    kit: `number('${label}')`,
    kitName: 'number',
    initial: '0',
    values: ['1', '2'],
  }),
  switch: ({ label }) => ({
    ...plain('z.boolean()', `requiredBoolean('${label}')`, 'requiredBoolean'),
    column: 'boolean().notNull()',
    columnMaker: 'boolean',
    kit: `switchOf('${label}')`,
    kitName: 'switchOf',
    exported: `{ dictionary: 'infra_boolean_string' }`,
    values: ['true', 'false'],
  }),
  dict: ({ label, dictionary = COMMON_STATUS }) => ({
    ...(dictionary.type === COMMON_STATUS.type
      ? plain('z.int()', 'CommonStatus', 'CommonStatus')
      : plain('z.int()', `requiredInt('${label}')`, 'requiredInt')),
    column: 'integer().notNull()',
    columnMaker: 'integer',
    kit: `dict('${label}', '${dictionary.type}')`,
    kitName: 'dict',
    initial: String(dictionary.initial),
    exported: `{ dictionary: '${dictionary.type}' }`,
    values: ['0', '1'],
  }),
  dateTime: ({ label }) => ({
    ...plain('z.nullish(Instant)', 'z.nullish(Instant)', 'Instant'),
    column: 'instantColumn()',
    columnMaker: 'instantColumn',
    kit: `dateTime('${label}')`,
    kitName: 'dateTime',
    exported: `'instant'`,
    values: ['1_767_225_600_000', '1_767_229_200_000'],
  }),
};

/** `common_status`, whose values the contract knows. */
const COMMON_STATUS = { type: 'common_status', initial: 0 };

const plain = (record: string, draft: string, contractName: string) => ({
  record,
  draft,
  contractNames: [contractName],
  initial: null,
  exported: null,
});

const optionalText = (label: string, length: number) => ({
  ...plain('z.nullish(z.string())', `optionalText('${label}', ${length})`, 'optionalText'),
  column: `varchar({ length: ${length} })`,
  columnMaker: 'varchar',
  values: [`'一段文字'`, `'另一段文字'`] as const,
});
