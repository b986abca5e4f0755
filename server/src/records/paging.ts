import type { Operation, ParsedInputOf } from '@zhilv/contract';
import { type InferSelectModel, type SQL, and } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Call } from '../call/implement.ts';
import { type ColumnName, kept, type RecordTable, rowsWhere, shownBy } from './rows.ts';
import { descending, following, orderBy, requestedOrder, type SortTerm } from './sorting.ts';

/** The filters of a list call, which are its input without page and order. */
export type FiltersOf<E extends Operation> = Omit<ParsedInputOf<E>, 'pageNo' | 'pageSize' | 'sortField' | 'sortOrder'>;

interface ListOptions<Table extends RecordTable, Filters> {
  /** Gives the condition for the kept rows that are listed. */
  readonly matches: (filters: Filters, call: Pick<Call, 'user' | 'clock'>) => readonly (SQL | undefined)[];
  /** The order unless a caller asks for another; must end in a unique column. Newest first where it is not given. */
  readonly order?: readonly SortTerm<ColumnName<Table>>[];
  /** The fields that a caller may sort by. */
  readonly sortable?: readonly ColumnName<Table>[];
}

/** The rows of a table that a page call and an export show, and in which order. */
export interface RowList<
  Table extends RecordTable,
  Filters,
  Shown extends ColumnName<Table> = ColumnName<Table>,
> extends Required<ListOptions<Table, Filters>> {
  readonly table: Table;
  /** A page reads these columns. Another one may hold megabytes in each row. */
  readonly shown: readonly Shown[];
}

/** A list call, of a page or of an export. */
export type ListCall<Filters> = Pick<Call, 'db' | 'tenantId' | 'user' | 'clock'> & {
  readonly input: Filters & { readonly sortField?: string | undefined; readonly sortOrder?: 'asc' | 'desc' | undefined };
};

/**
 * Declares a list once for its page call and its export.
 * @param row the contract's schema of a row of a page
 */
export const listOf = <Table extends RecordTable, Shape extends z.core.$ZodLooseShape, Filters>(
  table: Table,
  row: z.ZodMiniObject<Shape>,
  options: ListOptions<Table, Filters>,
): RowList<Table, Filters, ColumnName<Table> & keyof Shape> => ({
  table,
  shown: shownBy(table, row),
  // Every table of records has the column.
  order: [descending('id' as ColumnName<Table>)],
  sortable: [],
  ...options,
});

/**
 * Gives one page of a list and the number of all rows. Behind the end the page is empty and the total still right. A stock back end
 * keeps no views of lists, which every list of ours has.
 */
export async function pageOfRows<Table extends RecordTable, Filters, Shown extends ColumnName<Table>>(
  call: ListCall<Filters & { readonly pageNo: number; readonly pageSize: number }>,
  list: RowList<Table, Filters, Shown>,
): Promise<{ list: Pick<InferSelectModel<Table>, Shown>[]; total: number; sortable?: string[]; offers: string[] }> {
  const { pageNo, pageSize } = call.input;
  const order = orderBy(list.table, orderOf(call, list));
  const total = await countRows(call, list);
  const rows = await rowsWhere(call, list.table, matching(call, list), {
    orderBy: order,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    columns: list.shown,
  });
  return { list: rows, total, ...(list.sortable.length > 0 && { sortable: [...list.sortable] }), offers: ['views'] };
}

/** Counts the rows of a list. */
export const countRows = <Filters>(call: ListCall<Filters>, list: RowList<RecordTable, Filters>): Promise<number> =>
  call.db.$count(list.table, and(kept(list.table, call), matching(call, list)));

/**
 * Gives all rows of a list, a batch at a time. Each batch starts behind the last row of the one before, so that none is read
 * twice or missed while rows come and go. Nothing is held open in between, because the embedded database has one connection.
 */
export async function* batchesOfRows<Table extends RecordTable, Filters, Name extends ColumnName<Table>>(
  call: ListCall<Filters>,
  list: RowList<Table, Filters>,
  size: number,
  columns: readonly Name[],
): AsyncGenerator<Pick<InferSelectModel<Table>, Name>[], void, void> {
  const order = orderOf(call, list);
  // The end of one batch is where the next begins.
  const read = [...columns, ...order.map(({ by }) => by as Name)];
  let behind: SQL | undefined;
  while (true) {
    const rows = await rowsWhere(call, list.table, and(matching(call, list), behind), {
      orderBy: orderBy(list.table, order),
      limit: size,
      columns: read,
    });
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    behind = following(list.table, order, last);
  }
}

const matching = <Filters>(call: ListCall<Filters>, { matches }: Pick<RowList<RecordTable, Filters>, 'matches'>) =>
  and(...matches(call.input, call));

const orderOf = (
  { input }: ListCall<unknown>,
  { order, sortable }: { readonly order: readonly SortTerm[]; readonly sortable: readonly string[] },
): readonly SortTerm[] => requestedOrder(order, sortable, input);
