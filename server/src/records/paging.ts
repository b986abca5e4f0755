import type { Operation, ParsedInputOf } from '@zhilv/contract';
import { type InferSelectModel, type SQL, and } from 'drizzle-orm';
import type { Call } from '../call/implement.ts';
import { kept, type RecordTable, rowsWhere } from './rows.ts';
import { descending, following, orderBy, requestedOrder, type SortTerm } from './sorting.ts';

/** The filters of a list call, which are its input without page and order. */
export type FiltersOf<E extends Operation> = Omit<ParsedInputOf<E>, 'pageNo' | 'pageSize' | 'sortField' | 'sortOrder'>;

type Name<Table extends RecordTable> = keyof InferSelectModel<Table> & string;

interface ListOptions<Table extends RecordTable, Filters> {
  /** Gives the condition for the kept rows that are listed. */
  readonly matches: (filters: Filters, call: Pick<Call, 'user' | 'clock'>) => readonly (SQL | undefined)[];
  /** The order unless a caller asks for another; must end in a unique column. Newest first where it is not given. */
  readonly order?: readonly SortTerm<Name<Table>>[];
  /** The fields that a caller may sort by. */
  readonly sortable?: readonly Name<Table>[];
  /** Fields of long text that no list shows: they are not read, and are empty in its rows. */
  readonly unread?: readonly Name<Table>[];
}

/** The rows of a table that a page call and an export show, and in which order. */
export interface RowList<Table extends RecordTable, Filters> extends Required<ListOptions<Table, Filters>> {
  readonly table: Table;
}

/** A list call, of a page or of an export. */
export type ListCall<Filters> = Pick<Call, 'db' | 'tenantId' | 'user' | 'clock'> & {
  readonly input: Filters & { readonly sortField?: string | undefined; readonly sortOrder?: 'asc' | 'desc' | undefined };
};

/** Declares a list once for its page call and its export. */
export const listOf = <Table extends RecordTable, Filters>(
  table: Table,
  options: ListOptions<Table, Filters>,
): RowList<Table, Filters> => ({
  table,
  // Every table of records has the column.
  order: [descending('id' as Name<Table>)],
  sortable: [],
  unread: [],
  ...options,
});

/** Gives one page of a list and the number of all rows. Behind the end the page is empty and the total still right. */
export async function pageOfRows<Table extends RecordTable, Filters>(
  call: ListCall<Filters & { readonly pageNo: number; readonly pageSize: number }>,
  list: RowList<Table, Filters>,
): Promise<{ list: InferSelectModel<Table>[]; total: number; sortable?: string[] }> {
  const { pageNo, pageSize } = call.input;
  const order = orderBy(list.table, orderOf(call, list));
  const total = await countRows(call, list);
  const rows = await rowsWhere(call, list.table, matching(call, list), {
    orderBy: order,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    unread: list.unread,
  });
  return { list: rows, total, ...(list.sortable.length > 0 && { sortable: [...list.sortable] }) };
}

/** Counts the rows of a list. */
export const countRows = <Filters>(call: ListCall<Filters>, list: RowList<RecordTable, Filters>): Promise<number> =>
  call.db.$count(list.table, and(kept(list.table, call), matching(call, list)));

/**
 * Gives all rows of a list, a batch at a time. Each batch starts behind the last row of the one before, so that none is read
 * twice or missed while rows come and go. Nothing is held open in between, because the embedded database has one connection.
 */
export async function* batchesOfRows<Table extends RecordTable, Filters>(
  call: ListCall<Filters>,
  list: RowList<Table, Filters>,
  size: number,
): AsyncGenerator<InferSelectModel<Table>[], void, void> {
  const order = orderOf(call, list);
  let behind: SQL | undefined;
  while (true) {
    const rows = await rowsWhere(call, list.table, and(matching(call, list), behind), {
      orderBy: orderBy(list.table, order),
      limit: size,
      unread: list.unread,
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
