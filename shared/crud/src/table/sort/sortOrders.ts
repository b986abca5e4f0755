import type { Field } from '../../resource/Field.ts';
import type { ListSort, ListState } from '../../state/listState.ts';

/** A list can be put into this order. */
export interface SortOrder {
  readonly key: string;
  /** People read this: 创建时间降序. */
  readonly label: string;
  readonly sort: ListSort;
}

/** The part of a `List` that tells how it is sorted and can be sorted. */
interface Sorted {
  readonly resource: { readonly fields: Readonly<Record<string, Pick<Field<never>, 'label'>>> };
  readonly sortable: ReadonlySet<string>;
  readonly state: Pick<ListState, 'sort'>;
}

const WORDS = { asc: '升序', desc: '降序' } as const;

export const sortKey = ({ field, order }: ListSort): string => `${field} ${order}`;

/** Gives both directions of each column that the back end sorts by, and of the field that the address sorts by. */
export function sortOrders({ resource, sortable, state: { sort } }: Sorted, columns: readonly string[]): readonly SortOrder[] {
  const names = sort === null || columns.includes(sort.field) ? columns : [...columns, sort.field];
  return names.flatMap((name) => {
    const field = resource.fields[name];
    if (field === undefined || !sortable.has(name)) return [];
    return (['asc', 'desc'] as const).map((order): SortOrder => {
      const sort = { field: name, order };
      return { key: sortKey(sort), label: `${field.label}${WORDS[order]}`, sort };
    });
  });
}
