/** More than are shown, for some may have gone from the menu since. */
const MOST = 20;

type Reading = Pick<Storage, 'getItem'>;
type Writing = Pick<Storage, 'getItem' | 'setItem'>;

/** The paths of the pages that a user opened in this browser, the latest first. */
export function recentPages(storage: Reading, userId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    const paths = Array.isArray(stored) ? stored.filter((path): path is string => typeof path === 'string') : [];
    return [...new Set(paths)].slice(0, MOST);
  } catch {
    return []; // Another version wrote it, or a person did, so it is of no use.
  }
}

/** Notes that a user opened the page at `path`. */
export function noteRecentPage(storage: Writing, userId: string, path: string): void {
  const before = recentPages(storage, userId);
  if (before[0] === path) return;
  const paths = [path, ...before.filter((one) => one !== path)].slice(0, MOST);
  try {
    storage.setItem(keyOf(userId), JSON.stringify(paths));
  } catch {
    // The storage is full: the list stays as it was.
  }
}

/** Users of one browser have lists of their own. */
const keyOf = (userId: string): string => `zhilv.recentPages.${userId}`;
