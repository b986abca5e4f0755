import { dictionaryFallback } from '@zhilv/contract/dictionary';
import { type InferSelectModel, and, eq, inArray } from 'drizzle-orm';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Database } from '../db/database.ts';
import { dictEntries } from '../db/schema/system.ts';
import type { FileAnswer } from './implement.ts';
import { batchesOfRows, countRows, type ListCall, type RowList } from './paging.ts';
import type { RecordTable } from './rows.ts';
import { shanghaiText } from './shanghaiTime.ts';

/**
 * How a column's values are written: as they are, as the label of a dictionary, which may be another for each value of a
 * second field, or as a time of day.
 */
type Kind<Name extends string> =
  | { readonly dictionary: string }
  | { readonly by: Name; readonly dictionaries: Readonly<Record<number, string>> }
  | 'instant';

/** Header, field and kind of one column. */
type Column<Row> = readonly [header: string, field: keyof Row & string, kind?: Kind<keyof Row & string>];

/** What an export looks like. */
interface Workbook<Row> {
  /** The file's name without its ending. */
  readonly name: string;
  readonly sheet: string;
  /** In the order shown. */
  readonly columns: readonly Column<Row>[];
}

type Cell = string | number | null;

/** Few enough to be held at once by many exports, many enough that 100,000 rows need a hundred queries. */
const BATCH = 1000;

const WIDTH = 20;

/**
 * A list as a workbook. Its first rows are read before this gives anything, so that whatever can be refused is; the
 * others are read while the file is.
 */
export async function exportFile<Table extends RecordTable, Filters>(
  call: ListCall<Filters>,
  list: RowList<Table, Filters>,
  { name, sheet, columns }: Workbook<InferSelectModel<Table>>,
): Promise<FileAnswer> {
  const labels = await labelsOf(call.db, columns);
  const total = await countRows(call, list);
  const batches = batchesOfRows(call, list, BATCH);
  const first = await batches.next();

  async function* cells(): AsyncGenerator<Cell[], void, void> {
    try {
      for (let batch = first; !batch.done; batch = await batches.next()) {
        for (const row of batch.value) yield columns.map((column) => cellOf(row, column, labels));
      }
    } finally {
      await batches.return();
    }
  }

  return {
    name: `${name}.xlsx`,
    // What the back end we are compatible with says of every workbook (contract README §7).
    mediaType: 'application/vnd.ms-excel;charset=UTF-8',
    content: writeXlsxStream(cells(), {
      name: sheet,
      columns: columns.map(([header]) => ({ header, width: WIDTH })),
      freezePane: { rows: 1 },
    }),
    headers: { 'X-Total-Rows': String(total) },
  };
}

type Labels = ReadonlyMap<string, string>;

const entryKey = (dictType: string, value: string): string => `${dictType}\0${value}`;

/** The labels that people gave to the values of the columns' dictionaries, switched off or not. */
async function labelsOf(db: Database, columns: readonly (readonly [string, string, Kind<string>?])[]): Promise<Labels> {
  const types = columns.flatMap(([, , kind]) => {
    if (typeof kind !== 'object') return [];
    return 'by' in kind ? Object.values(kind.dictionaries) : [kind.dictionary];
  });
  const { dictType, value, label } = dictEntries;
  const entries = await db
    .select({ dictType, value, label })
    .from(dictEntries)
    .where(and(eq(dictEntries.deleted, false), inArray(dictType, types)));
  return new Map(entries.map((entry) => [entryKey(entry.dictType, entry.value), entry.label]));
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
 * Text that no spreadsheet takes for a formula, not even once the sheet was saved in another format (threats §9), and
 * without the two characters that no XML can hold. `_x003D_` is how a workbook spells "=": as somebody's own text, its
 * first underscore is spelt out.
 */
const harmless = (text: string): string =>
  (/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)
    .replaceAll(/[\uFFFE\uFFFF]/g, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
