import { MAX_PAGE_SIZE } from '@zhilv/contract';
import type { Resource } from './defineResource.ts';

/** Spec §9. */
const DEFAULT_PAGE_SIZE = 20;

/** What one field is filtered by, as its kind writes it: a text, or the two ends of a range, one of which may be empty. */
export type FilterValue = string | readonly [begin: string, end: string];

/** The order that somebody asked for. */
export interface ListSort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** What a list is narrowed by: field name → value; what is not filtered by is absent. */
export type Filters = Readonly<Record<string, FilterValue>>;

/** What a list shows, as its URL says it. */
export interface ListState {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
  readonly filters: Filters;
  /** Null: the list's own order. */
  readonly sort: ListSort | null;
}

const countFrom = (text: string | null, fallback: number): number => {
  const count = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return count > 0 ? count : fallback;
};

/** Reads a list's state from the address; what it does not say, or says wrongly, is the default. */
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
  };
}

function readSort(names: readonly string[], search: URLSearchParams): ListSort | null {
  const [field, order] = [search.get('sortField'), search.get('sortOrder')];
  if (field === null || !names.includes(field) || (order !== 'asc' && order !== 'desc')) return null;
  return { field, order };
}

/** Writes a list's state as query parameters, leaving out what is the default. */
export function writeListState({ pageNo, pageSize, filters, sort }: ListState): URLSearchParams {
  const pairs = [
    ...Object.entries(filters).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : value.map((end, index) => [`${name}[${index}]`, end]),
    ),
    ['sortField', sort?.field ?? ''],
    ['sortOrder', sort?.order ?? ''],
    ['pageNo', pageNo === 1 ? '' : String(pageNo)],
    ['pageSize', pageSize === DEFAULT_PAGE_SIZE ? '' : String(pageSize)],
  ];
  return new URLSearchParams(pairs.filter(([, text]) => text !== ''));
}

/** The same list from its first page on, without filters and in its own order. */
export const clearListState = (state: ListState): ListState => ({ ...state, pageNo: 1, filters: {}, sort: null });

/** Filters and order as the calls for a page and for an export take them. */
export const queryOf = ({ filters, sort }: Pick<ListState, 'filters' | 'sort'>): Readonly<Record<string, FilterValue>> => ({
  ...filters,
  ...(sort && { sortField: sort.field, sortOrder: sort.order }),
});

/** Whether something is filtered by. */
const isFilled = (value: FilterValue): boolean => (typeof value === 'string' ? value !== '' : value.some(Boolean));
