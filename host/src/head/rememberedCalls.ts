/** Address → paths of the calls that its page was opened with, oldest first. The console writes it, the head script reads it. */
const KEY = 'zhilv.calls';

/** An address with a long query is a search that nobody repeats. */
const LONGEST_ADDRESS = 200;
const MOST_ADDRESSES = 40;
const MOST_CALLS = 4;

/** The paths below the API's base with which the page of this address was opened last time. They say nothing of what it may. */
export function rememberedCalls(address: string): readonly string[] {
  const calls = read().get(address);
  // Anything may have been written there. Without its slash a path could name another host.
  return Array.isArray(calls) ? calls.filter(isPath).slice(0, MOST_CALLS) : [];
}

const isPath = (path: unknown): path is string => typeof path === 'string' && path.startsWith('/');

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
