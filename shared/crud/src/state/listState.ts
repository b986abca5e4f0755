import { MAX_PAGE_SIZE } from '@zhilv/contract';
import type { Resource } from '../resource/defineResource.ts';

/** A list shows 20 records a page unless its address says otherwise. */
const DEFAULT_PAGE_SIZE = 20;

/** A list is filtered by this value of one field: a text, or the two ends of a range, one of which may be empty. */
export type FilterValue = string | readonly [begin: string, end: string];

/** Somebody asked for this order. */
export interface ListSort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** Maps field names to what the list is filtered by; a field that does not filter is absent. */
export type Filters = Readonly<Record<string, FilterValue>>;

/** A list's URL says all of this. */
export interface ListState {
  /** Counts from 1. */
  readonly pageNo: number;
  readonly pageSize: number;
  readonly filters: Filters;
  /** Null stands for the list's own order. */
  readonly sort: ListSort | null;
  /** The id of the saved view that somebody chose, which may show something else by now; null for none. */
  readonly view: string | null;
}

const countFrom = (text: string | null, fallback: number): number => {
  const count = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return count > 0 ? count : fallback;
};

/** Reads a list's state from the address. Whatever the address leaves out or says wrongly gets its default. */
export function readListState(resource: Pick<Resource, 'fields'>, search: URLSearchParams): ListState {
  const textOf = (name: string): string => search.get(name)?.trim() ?? '';
  const filters = Object.entries(resource.fields)
    .filter(([, { Input }]) => Input !== null)
    .map(([name, { range = false }]): readonly [string, FilterValue] => [
      name,
      range ? [textOf(`${name}[0]`), textOf(`${name}[1]`)] : textOf(name),
    ])
    .filter(([, value]) => isFilled(value));
  return {
    pageNo: countFrom(search.get('pageNo'), 1),
    pageSize: Math.min(countFrom(search.get('pageSize'), DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE),
    filters: Object.fromEntries(filters),
    sort: readSort(Object.keys(resource.fields), search),
    view: /^\d{1,19}$/.exec(search.get('view') ?? '')?.[0] ?? null,
  };
}

function readSort(names: readonly string[], search: URLSearchParams): ListSort | null {
  const [field, order] = [search.get('sortField'), search.get('sortOrder')];
  if (field === null || !names.includes(field) || (order !== 'asc' && order !== 'desc')) return null;
  return { field, order };
}

/** Writes a list's state as query parameters, and leaves out defaults. */
export function writeListState({ pageNo, pageSize, filters, sort, view }: ListState): URLSearchParams {
  const pairs = [
    ...Object.entries(filters).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : value.map((end, index) => [`${name}[${index}]`, end]),
    ),
    ['sortField', sort?.field ?? ''],
    ['sortOrder', sort?.order ?? ''],
    ['view', view ?? ''],
    ['pageNo', pageNo === 1 ? '' : String(pageNo)],
    ['pageSize', pageSize === DEFAULT_PAGE_SIZE ? '' : String(pageSize)],
  ];
  return new URLSearchParams(pairs.filter(([, text]) => text !== ''));
}

/** Gives the first page of the same list, without filters and view and in its own order. */
export const clearListState = (state: ListState): ListState => ({ ...state, pageNo: 1, filters: {}, sort: null, view: null });

/** Gives filters and order in the form that page and export calls take. */
export const queryOf = ({ filters, sort }: Pick<ListState, 'filters' | 'sort'>): Readonly<Record<string, FilterValue>> => ({
  ...filters,
  ...(sort && { sortField: sort.field, sortOrder: sort.order }),
});

/** Tells whether a value filters anything. */
const isFilled = (value: FilterValue): boolean => (typeof value === 'string' ? value !== '' : value.some(Boolean));
