import * as z from 'zod/mini';

/** A tab as it is kept in a storage of the browser. */
const StoredTab = z.object({
  /** Path with query and fragment. */
  address: z.string().check(z.startsWith('/'), z.maxLength(2000)),
  name: z.nullable(z.string().check(z.maxLength(200))),
});
export type StoredTab = z.infer<typeof StoredTab>;

/** More tabs nobody has open; a list that is longer was not written by us. */
const MOST = 100;

const StoredTabs = z.array(StoredTab).check(z.maxLength(MOST));

/** Reads the tabs under a key. What another version or a person has written there is of no use. */
export function readTabs(storage: Pick<Storage, 'getItem'>, key: string): readonly StoredTab[] {
  try {
    return StoredTabs.parse(JSON.parse(storage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

export function writeTabs(storage: Pick<Storage, 'setItem'>, key: string, tabs: readonly StoredTab[]): void {
  try {
    storage.setItem(key, JSON.stringify(tabs.slice(0, MOST).map(({ address, name }) => ({ address, name }))));
  } catch {
    // The storage is full: the next session starts with what was stored before.
  }
}

/** The open tabs of one user in one window; it is kept in the session's storage, so that a reload finds it. */
export const openTabsKey = (userId: string): string => `zhilv.openTabs.${userId}`;

/** The pinned tabs of one user in this browser. */
export const pinnedTabsKey = (userId: string): string => `zhilv.pinnedTabs.${userId}`;
