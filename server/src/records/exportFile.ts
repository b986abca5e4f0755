import { dictionaryFallback } from '@zhilv/contract/dictionary';
import type { InferSelectModel } from 'drizzle-orm';
import type { Call, FileAnswer } from '../call/implement.ts';
import { batchesOfRows, countRows, type ListCall, type RowList } from './paging.ts';
import type { RecordTable } from './rows.ts';
import { shanghaiText } from './shanghaiTime.ts';
import { type Cell, workbookFile } from './workbook/workbookFile.ts';

/**
 * The way to write a column's values: unchanged, as the label of a dictionary, which may be another for each value of a
 * second field, or as a time.
 */
type Kind<Name extends string> =
  | { readonly dictionary: string }
  | { readonly by: Name; readonly dictionaries: Readonly<Record<number, string>> }
  | 'instant';

/** Header, field and kind of one column. */
export type Column<Row> = readonly [header: string, field: keyof Row & string, kind?: Kind<keyof Row & string>];

/** The layout of an export. @typeParam Shown is a row with what `complete` adds to it */
interface Workbook<Row, Shown extends Row = Row> {
  /** The file's name without its ending. */
  readonly name: string;
  readonly sheet: string;
  /** The columns in the order shown. */
  readonly columns: readonly Column<Shown>[];
  /** Adds what other tables have about the rows of a batch, which it gives in their order. */
  readonly complete?: (rows: readonly Row[]) => Promise<readonly Shown[]>;
  /** Columns of the table that only `complete` looks at. */
  readonly reads?: readonly (keyof Row & string)[];
  /** So many rows are read at a time; fewer than usual where a row may hold megabytes. */
  readonly batch?: number;
}

/** A batch is small enough for many exports at once, and large enough that 100,000 rows need a hundred queries. */
const BATCH = 1000;

/**
 * Writes a list as a workbook. It reads the first rows before it gives anything, so that a refusal comes in time, and the
 * others while the file is read.
 */
export async function exportFile<
  Table extends RecordTable,
  Filters,
  Shown extends InferSelectModel<Table> = InferSelectModel<Table>,
>(
  call: ListCall<Filters> & Pick<Call, 'dictLabels'>,
  list: RowList<Table, Filters>,
  { name, sheet, columns, complete, reads = [], batch: size = BATCH }: Workbook<InferSelectModel<Table>, Shown>,
): Promise<FileAnswer> {
  const labels = await labelsOf(call, columns);
  const total = await countRows(call, list);
  // Names that the table lacks are those that are added.
  const read = [...reads, ...columns.flatMap(fieldsOf)] as (keyof InferSelectModel<Table> & string)[];
  const batches = batchesOfRows(call, list, size, read);
  const first = await batches.next();

  async function* cells(): AsyncGenerator<Cell[], void, void> {
    try {
      for (let batch = first; !batch.done; batch = await batches.next()) {
        // A batch has the columns that are written, and without additions a row is what is shown.
        const rows = batch.value as readonly InferSelectModel<Table>[];
        for (const row of (await complete?.(rows)) ?? (rows as readonly Shown[]))
          yield columns.map((column) => cellOf(row, column, labels));
      }
    } finally {
      await batches.return();
    }
  }

  const headings = columns.map(([header]) => header);
  return { ...workbookFile({ name, sheet, headings }, cells()), headers: { 'X-Total-Rows': String(total) } };
}

/** The fields that a column is made of. */
const fieldsOf = <Row>([, field, kind]: Column<Row>): readonly (keyof Row & string)[] =>
  typeof kind === 'object' && 'by' in kind ? [field, kind.by] : [field];

type Labels = ReadonlyMap<string, string>;

const entryKey = (dictType: string, value: string): string => `${dictType}\0${value}`;

/** Gives the labels of the values of the columns' dictionaries. */
async function labelsOf(
  { db, dictLabels }: Pick<Call, 'db' | 'dictLabels'>,
  columns: readonly (readonly [string, string, Kind<string>?])[],
): Promise<Labels> {
  const types = columns.flatMap(([, , kind]) => {
    if (typeof kind !== 'object') return [];
    return 'by' in kind ? Object.values(kind.dictionaries) : [kind.dictionary];
  });
  const labels = await dictLabels(db, types);
  return new Map(labels.map(({ dictType, value, label }) => [entryKey(dictType, value), label]));
}

function cellOf<Row>(row: Row, [, field, kind]: Column<Row>, labels: Labels): Cell {
  const value: unknown = row[field];
  if (value === null || value === undefined) return null;
  if (kind === 'instant') return shanghaiText(Number(value));
  const dictionary = kind && ('by' in kind ? kind.dictionaries[Number(row[kind.by])] : kind.dictionary);
  if (dictionary !== undefined) {
    const text = String(value);
    return harmless(labels.get(entryKey(dictionary, text)) ?? dictionaryFallback(dictionary, text)?.label ?? text);
  }
  return typeof value === 'number' ? value : harmless(String(value));
}

/**
 * Text that no spreadsheet takes for a formula, not even once the sheet was saved in another format (docs/threats.md §9), and
 * without the two characters that no XML can hold. `_x003D_` is how a workbook spells "=": as somebody's own text, its
 * first underscore is spelt out.
 */
const harmless = (text: string): string =>
  (/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)
    .replaceAll(/[\uFFFE\uFFFF]/g, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
