import type { RouteTable } from './RouteTable.ts';

/** Address → page key. The head script reads it to start a page's downloads before the bundle runs (architecture §6). */
const KEY = 'zhilv.pages';

/** Stores the page of each of this user's addresses, for the next time the document is opened. */
export function rememberPages(table: RouteTable): void {
  const entries = [...table.pageKeyByPath()].map(([path, pageKey]) => [encodeURI(path), pageKey]);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // The storage is full or closed, which costs no more than one round trip at the next cold start.
  }
}

/** The page that an address had last time, or null. It grants nothing: it only tells what to download early. */
export function rememberedPageKey(pathname: string): string | null {
  try {
    const table = new Map<string, unknown>(Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object));
    const key = table.get(pathname);
    return typeof key === 'string' ? key : null;
  } catch {
    // The stored text is no JSON: another version wrote it, or a person did.
    return null;
  }
}
