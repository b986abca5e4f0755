import { SITE_HOME } from '@zhilv/site/addresses';
import { publicPages } from '@zhilv/release/public-paths';
import type { Registry } from '@zhilv/release/schema';

/** An address as its page reads it. */
export interface PageAddress {
  /** Path and query, with what the page reads and nothing else, so that all addresses that show one page are the same. */
  readonly address: string;
  /** The remote that has the page; null where none has, and the host draws it. */
  readonly remote: string | null;
  /** The id of the content row that the page is about; null where it is about none. */
  readonly contentId: string | null;
}

/** Gives the address under which a public page is rendered and kept (docs/threats.md §14). */
export function pageAddress(registry: Registry, pathname: string, search: string): PageAddress {
  const path = pathname.replace(/\/+$/, '') || '/';
  const page = publicPages(registry).find((one) => one.path === (path === '/' ? SITE_HOME : path));
  if (page === undefined) return { address: path, remote: null, contentId: null };
  const { remote, query, contentId } = page;
  const asked = new URLSearchParams(search);
  const id = contentId === undefined ? null : asked.get(contentId);
  // Releases from before pages named what they read may read anything.
  if (query === undefined) return { address: path + search, remote, contentId: id };
  const read = new URLSearchParams(query.flatMap((name) => pairOf(asked, name))).toString();
  return { address: [path, read].filter(Boolean).join('?'), remote, contentId: id };
}

/** Gives the one address for all content rows that do not exist. */
export const addressWithoutContent = (address: string): string => address.replace(/\?.*$/, '');

function pairOf(query: URLSearchParams, name: string): readonly [string, string][] {
  const value = query.get(name);
  return value === null ? [] : [[name, value]];
}
