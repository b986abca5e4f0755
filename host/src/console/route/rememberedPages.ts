import type { RouteTable } from './RouteTable.ts';

/** Address → page key. The head script reads it to start a page's downloads before the bundle runs (architecture §6). */
const KEY = 'zhilv.pages';

/** Notes which page each of this user's addresses has, for the next time the document is opened. */
export function rememberPages(table: RouteTable): void {
  const entries = [...table.pageKeyByPath()].map(([path, pageKey]) => [encodeURI(path), pageKey]);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // The storage is full or closed: the next cold start takes one round trip more.
  }
}

/** The page that an address had last time, or null. It grants nothing: it only tells what to download early. */
export function rememberedPageKey(pathname: string): string | null {
  try {
    const table = new Map<string, unknown>(Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object));
    const key = table.get(pathname);
    return typeof key === 'string' ? key : null;
  } catch {
    // Another version wrote it, or a person did.
    return null;
  }
}
