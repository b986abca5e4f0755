/** Address → paths of the calls that its page was opened with, oldest first. The console writes it, the head script reads it. */
const KEY = 'zhilv.calls';

/** An address with a long query is a search that nobody repeats. */
const LONGEST_ADDRESS = 200;
const MOST_ADDRESSES = 40;
const MOST_CALLS = 4;

/**
 * The paths below the API's base with which the page of this address was opened last time. Where it never was, they are those of
 * the same page with other values in its query, such as the id of another record, whose place these values take. They say nothing
 * of what the page may.
 */
export function rememberedCalls(address: string): readonly string[] {
  const addresses = read();
  if (addresses.has(address)) return pathsIn(addresses.get(address));
  const similar = [...addresses.keys()].findLast((one) => isSimilar(one, address));
  return similar === undefined ? [] : withValuesOf(address, similar, pathsIn(addresses.get(similar)));
}

// Anything may have been written there. Without its slash a path could name another host.
const pathsIn = (calls: unknown): readonly string[] => (Array.isArray(calls) ? calls.filter(isPath).slice(0, MOST_CALLS) : []);

const isPath = (path: unknown): path is string => typeof path === 'string' && path.startsWith('/');

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';
const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.slice(pathOf(address).length));

/** Whether two addresses are of one page and name the same things of it. */
const isSimilar = (one: string, other: string): boolean =>
  pathOf(one) === pathOf(other) && [...queryOf(one).keys()].join() === [...queryOf(other).keys()].join();

/** Puts the values of an address where the calls of a similar one have that one's; empty where no call has what differs. */
function withValuesOf(address: string, similar: string, calls: readonly string[]): readonly string[] {
  const [now, then] = [queryOf(address), queryOf(similar)];
  const differing = [...then.keys()].filter((name) => then.get(name) !== now.get(name));
  const found = new Set<string>();
  const written = calls.map((call) => {
    const pairs = [...queryOf(call)].map(([name, value]) => {
      const source = sourceOf(name, value, then);
      if (source !== null) found.add(source);
      return [name, source === null ? value : (now.get(source) ?? '')].map(encodeURIComponent).join('=');
    });
    return [pathOf(call), ...(pairs.length > 0 ? [pairs.join('&')] : [])].join('?');
  });
  return differing.every((name) => found.has(name)) ? written : [];
}

/** Names the parameter of an address that gave a call its value: that of the same name, or else the only one with this value. */
function sourceOf(name: string, value: string, query: URLSearchParams): string | null {
  if (query.has(name)) return query.get(name) === value ? name : null;
  const [only, another] = [...query].filter(([, one]) => one === value);
  return only === undefined || another !== undefined ? null : only[0];
}

/** Stores the calls that the page of an address was opened with, for the next time the document is opened there. */
export function rememberCalls(address: string, calls: readonly string[]): void {
  if (address.length > LONGEST_ADDRESS) return;
  const addresses = read();
  addresses.delete(address);
  if (calls.length > 0) addresses.set(address, calls.slice(0, MOST_CALLS));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...addresses].slice(-MOST_ADDRESSES))));
  } catch {
    // The storage is full or closed, which costs no more than one round trip at the next cold start.
  }
}

/** Forgets all of it, for the next user of this browser. */
export function forgetCalls(): void {
  localStorage.removeItem(KEY);
}

function read(): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object));
  } catch {
    return new Map(); // It is no JSON: another version wrote it, or a person did.
  }
}
