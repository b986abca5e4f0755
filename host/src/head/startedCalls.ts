import type { AppConfig } from '@zhilv/release/schema';
import { rememberedCalls } from './rememberedCalls.ts';
import { storedKey } from './storedKey.ts';

/** The calls with which every session of the console begins; a test compares them with the contract. */
export const FIRST_CALLS = ['/system/auth/get-permission-info'];

/** The call with which a session begins besides, where `platform` has remembered that its answer is short. */
export const DICTIONARIES = '/system/dict-data/list-all-simple';
const DICTIONARIES_KEY = 'zhilv.dictionaries';

/** The calls on their way, by address: the user and tenant they were sent for, and the answer to come. */
type StartedCalls = Map<
  string,
  {
    readonly authorization: string;
    readonly tenantId: string | null;
    /** False for those of the session. */
    readonly isOfPage: boolean;
    readonly answer: Promise<Response>;
  }
>;

/** The property of `window` through which the head script hands them to the document's entry. */
const NAME = 'zhilvStartedCalls';

type Window = Partial<Record<typeof NAME, StartedCalls>>;

/** An answer is given to nobody who opens its page only after so many milliseconds: somebody may have saved since. */
const TAKEN_WITHIN_MS = 30_000;

/**
 * For the head script: sends the first calls of the signed-in user while the bundle is on its way, and those with which the page
 * of this address was opened last time (architecture §6).
 */
export function startCalls({ apiBase, tenant }: Pick<AppConfig, 'apiBase' | 'tenant'>, token: string): void {
  const authorization = `Bearer ${token}`;
  const tenantId = tenant ? storedKey('TENANT_ID') : null;
  const headers = {
    Accept: 'application/json, text/plain, */*',
    Authorization: authorization,
    ...(tenantId !== null && { 'tenant-id': tenantId }),
  };
  const calls: StartedCalls = new Map();
  const send = (path: string, isOfPage: boolean, priority: RequestPriority = 'auto'): void => {
    const address = new URL(apiBase.replace(/\/+$/, '') + path, location.href).href;
    const answer = fetch(address, { headers, credentials: 'omit', priority });
    answer.catch(() => {}); // A failure reaches the code that takes the answer; if none does, it must not count as uncaught.
    calls.set(address, { authorization, tenantId, isOfPage, answer });
  };
  for (const path of FIRST_CALLS) send(path, false);
  for (const path of rememberedCalls(location.pathname + location.search)) send(path, true);
  // Rows are shown without labels, but not without themselves, so labels must not hold them up in browser or server.
  if (localStorage.getItem(DICTIONARIES_KEY) === 'few') send(DICTIONARIES, false, 'low');
  Object.defineProperty(window, NAME, { value: calls, configurable: true });
}

/**
 * For the document's entry: removes the calls from `window` and returns a function that gives the answer to each of them once,
 * if the request is for the same user.
 */
export function takeStartedCalls(): (request: Request) => Promise<Response> | undefined {
  const calls: StartedCalls = (window as Window)[NAME] ?? new Map();
  delete (window as Window)[NAME];
  const lastMs = performance.now() + TAKEN_WITHIN_MS;
  const taken = new Set<string>();
  return ({ method, url, headers }) => {
    if (performance.now() > lastMs) calls.clear();
    // A page shows nothing from before a write, nor from the time of an answer that had to be asked for again.
    if (method !== 'GET' || taken.has(url)) for (const [address, { isOfPage }] of calls) if (isOfPage) calls.delete(address);
    const call = calls.get(url);
    if (method !== 'GET' || call === undefined) return undefined;
    calls.delete(url);
    taken.add(url);
    const isSameUser = call.authorization === headers.get('authorization') && call.tenantId === headers.get('tenant-id');
    return isSameUser ? call.answer : undefined;
  };
}
