import * as z from 'zod/mini';

/** In characters; what is longer was not written by us. */
const [LONGEST_ADDRESS, LONGEST_NAME] = [2000, 200];

/** A tab as it is kept in a storage of the browser. */
const StoredTab = z.object({
  /** Path with query and fragment. */
  address: z.string().check(z.regex(/^\//), z.maxLength(LONGEST_ADDRESS)),
  name: z.nullable(z.string().check(z.maxLength(LONGEST_NAME))),
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

/** Stores tabs, except for those whose address is too long to be read again. */
export function writeTabs(storage: Pick<Storage, 'setItem'>, key: string, tabs: readonly StoredTab[]): void {
  const kept = tabs
    .filter(({ address }) => address.length <= LONGEST_ADDRESS)
    .slice(0, MOST)
    .map(({ address, name }) => ({ address, name: name === null ? null : name.slice(0, LONGEST_NAME) }));
  try {
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    // The storage is full: the next session starts with what was stored before.
  }
}

/** The open tabs of one user in one window; it is kept in the session's storage, so that a reload finds it. */
export const openTabsKey = (userId: string): string => `zhilv.openTabs.${userId}`;

/** The pinned tabs of one user in this browser. */
export const pinnedTabsKey = (userId: string): string => `zhilv.pinnedTabs.${userId}`;
