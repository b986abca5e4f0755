import type { FieldTable, ResourceDeclaration, ResourceField } from '@zhilv/contract/resource';
import { type Column, type InferSelectModel, type SQL, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Column as ExportColumn } from './exportFile.ts';
import { contains, equals, within } from './filters.ts';
import { listOf, type RowList } from './paging.ts';
import type { RecordTable } from './rows.ts';
import type { SortTerm } from './sorting.ts';

/** The validated query of a list: page, order and filters. */
type Asked = Readonly<Record<string, unknown>>;

/** The options of a list that is not as usual. */
export interface ListChoices {
  readonly matches?: Readonly<Record<string, ((value: never) => SQL | undefined) | undefined>>;
  readonly order?: readonly SortTerm[];
  readonly sortable?: readonly string[];
}

/** The list that follows from the fields of a resource. */
export function declaredList<Table extends RecordTable>(
  { fields, filters, record }: Pick<ResourceDeclaration, 'fields' | 'filters' | 'record'>,
  table: Table,
  { matches = {}, order, sortable }: ListChoices,
): RowList<Table, Asked> {
  type Name = keyof InferSelectModel<Table> & string;
  // A row's revision is made of the time of its last change.
  const row = z.extend(record, { updateTime: z.number() });
  const own = Object.entries(fields).flatMap(([name, { kind }]) => (UNSORTED.has(kind) ? [] : [name]));
  return listOf(table, row, {
    matches: (asked: Asked) =>
      filters.flatMap((name) => {
        // The filter's own schema has given the value.
        const chosen = matches[name] as ((value: unknown) => SQL | undefined) | undefined;
        return chosen ? chosen(asked[name]) : matchOf(columnOf(table, name), fieldOf(fields, name), asked[name]);
      }),
    // Fields are columns of the table, which the types of `records` have checked.
    sortable: (sortable ?? own) as readonly Name[],
    ...(order && { order: order as readonly SortTerm<Name>[] }),
  });
}

/** Lists do not sort by these kinds: the order of long texts, of several, of a picture or of ids tells nobody anything. */
const UNSORTED: ReadonlySet<string> = new Set<ResourceField['kind']>(['longText', 'texts', 'reference', 'picture']);

/** A text contains the value, a time lies between, and all else is equal to it. The schema of the filter has given the value. */
function matchOf(column: Column, { kind }: ResourceField, value: unknown): SQL | undefined | readonly (SQL | undefined)[] {
  if (kind === 'dateTime') return within(column, value as readonly string[] | undefined);
  if (kind === 'text' || kind === 'code' || kind === 'longText') return contains(column, value as string | undefined);
  return equals(column, value as string | number | boolean | undefined);
}

/** A column of an export: a field, and its heading where that is not the label. */
export type Heading<Name extends string> = Name | readonly [heading: string, field: Name];

/** The columns of an export; usually all fields. */
export const exportColumns = <Table extends RecordTable>(
  fields: FieldTable,
  columns: readonly Heading<string>[] = Object.keys(fields),
) =>
  columns.map((column): ExportColumn<InferSelectModel<Table>> => {
    const [heading, field] = typeof column === 'string' ? [fieldOf(fields, column).label, column] : column;
    const { kind, dictionary } = fields[field] ?? {};
    // A field of a resource is a column of its table.
    const name = field as keyof InferSelectModel<Table> & string;
    if (kind === 'dateTime') return [heading, name, 'instant'];
    if (kind === 'switch') return [heading, name, { dictionary: 'infra_boolean_string' }];
    return dictionary === undefined ? [heading, name] : [heading, name, { dictionary }];
  });

function fieldOf(fields: FieldTable, name: string): ResourceField {
  const field = fields[name];
  if (field === undefined) throw new Error(`The resource has no field ${name}.`);
  return field;
}

function columnOf(table: PgTable, name: string): Column {
  const column = getTableColumns(table)[name];
  if (column === undefined) throw new Error(`The table has no column ${name}; name one for this filter in \`matches\`.`);
  return column;
}
