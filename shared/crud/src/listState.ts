import { MAX_PAGE_SIZE } from '@zhilv/contract';
import type { Resource } from './defineResource.ts';

/** Spec §9. */
const DEFAULT_PAGE_SIZE = 20;

/** What a list shows, as its URL says it. */
export interface ListState {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
  /** Field name → text; what is not filtered by is absent. */
  readonly filters: Readonly<Record<string, string>>;
}

const countFrom = (text: string | null, fallback: number): number => {
  const count = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return count > 0 ? count : fallback;
};

/** Reads a list's state from the address; what it does not say, or says wrongly, is the default. */
export function readListState(resource: Pick<Resource, 'fields'>, search: URLSearchParams): ListState {
  const filters = Object.keys(resource.fields)
    .map((name) => [name, search.get(name)?.trim() ?? ''] as const)
    .filter(([name, text]) => text !== '' && resource.fields[name]?.Input !== null);
  return {
    pageNo: countFrom(search.get('pageNo'), 1),
    pageSize: Math.min(countFrom(search.get('pageSize'), DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE),
    filters: Object.fromEntries(filters),
  };
}

/** Writes a list's state as query parameters, leaving out what is the default. */
export function writeListState({ pageNo, pageSize, filters }: ListState): URLSearchParams {
  return new URLSearchParams([
    ...Object.entries(filters).filter(([, text]) => text !== ''),
    ...(pageNo === 1 ? [] : [['pageNo', String(pageNo)]]),
    ...(pageSize === DEFAULT_PAGE_SIZE ? [] : [['pageSize', String(pageSize)]]),
  ]);
}
