/** A visit counts half as much after so many milliseconds, two weeks: habits of last month fade. */
const HALF_LIFE_MS = 14 * 24 * 3600 * 1000;

/** More than are shown, for some may have gone from the menu since. */
const MOST = 40;

type Reading = Pick<Storage, 'getItem'>;
type Writing = Pick<Storage, 'getItem' | 'setItem'>;

/** A page's path, the weight of its visits, and the epoch milliseconds at which it had that weight. */
type Visits = readonly [path: string, weight: number, at: number];

/** The paths of the pages that a user opened in this browser, the most used first; `now` in epoch milliseconds. */
export const frequentPages = (storage: Reading, userId: string, now: number): readonly string[] =>
  byWeight(read(storage, userId), now).map(([path]) => path);

/** Counts a visit of the page at `path`; `now` in epoch milliseconds. */
export function countVisit(storage: Writing, userId: string, path: string, now: number): void {
  const before = read(storage, userId);
  const own = before.find(([one]) => one === path);
  const counted: Visits = [path, (own === undefined ? 0 : weightAt(own, now)) + 1, now];
  const visits = byWeight([counted, ...before.filter((one) => one !== own)], now).slice(0, MOST);
  try {
    storage.setItem(keyOf(userId), JSON.stringify(visits));
  } catch {
    // The storage is full: the counts stay as they were.
  }
}

function read(storage: Reading, userId: string): readonly Visits[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    const visits = Array.isArray(stored) ? stored.filter(isVisits) : [];
    return [...new Map(visits.map((one) => [one[0], one])).values()];
  } catch {
    return []; // Another version wrote it, or a person did, so it is of no use.
  }
}

const isVisits = (one: unknown): one is Visits =>
  Array.isArray(one) && typeof one[0] === 'string' && Number.isFinite(one[1]) && Number.isFinite(one[2]);

const byWeight = (visits: readonly Visits[], now: number): readonly Visits[] =>
  [...visits].sort((one, other) => weightAt(other, now) - weightAt(one, now));

/** A clock that was set back makes nothing heavier. */
const weightAt = ([, weight, at]: Visits, now: number): number => weight * 2 ** (-Math.max(0, now - at) / HALF_LIFE_MS);

/** Users of one browser have counts of their own. */
const keyOf = (userId: string): string => `zhilv.frequentPages.${userId}`;
