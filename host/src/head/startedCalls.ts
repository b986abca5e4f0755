import type { AppConfig } from '@zhilv/release/schema';
import { rememberedCalls } from './rememberedCalls.ts';
import { storedKey } from './storedKey.ts';

/** The calls with which every session of the console begins; a test compares them with the contract. */
export const FIRST_CALLS = ['/system/auth/get-permission-info'];

/** The call with which a session begins besides, where `platform` has remembered that its answer is short. */
export const DICTIONARIES = '/system/dict-data/list-all-simple';
const DICTIONARIES_KEY = 'zhilv.dictionaries';

type Settings = Pick<AppConfig, 'apiBase' | 'tenant'>;

/** The calls on their way, by address: the user and tenant they were sent for, and the answer to come. */
type StartedCalls = Map<
  string,
  {
    readonly authorization: string;
    readonly tenantId: string | null;
    /** False for those of the session. */
    readonly isOfPage: boolean;
    /** Milliseconds on the clock of `performance.now()`. */
    readonly sentMs: number;
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
export function startCalls(settings: Settings, token: string): void {
  const calls: StartedCalls = new Map();
  const send = sending(calls, settings, token);
  for (const path of FIRST_CALLS) send(path, false);
  for (const path of rememberedCalls(location.pathname + location.search)) send(path, true);
  // Rows are shown without labels, but not without themselves, so labels must not hold them up in browser or server.
  if (localStorage.getItem(DICTIONARIES_KEY) === 'few') send(DICTIONARIES, false, 'low');
  Object.defineProperty(window, NAME, { value: calls, configurable: true });
}

/** Gives a function that sends a call of a user, unless that is on its way, and gives its address. */
function sending(calls: StartedCalls, { apiBase, tenant }: Settings, token: string) {
  const authorization = `Bearer ${token}`;
  const tenantId = tenant ? storedKey('TENANT_ID') : null;
  const headers = {
    Accept: 'application/json, text/plain, */*',
    Authorization: authorization,
    ...(tenantId !== null && { 'tenant-id': tenantId }),
  };
  return (path: string, isOfPage: boolean, priority: RequestPriority = 'auto'): string => {
    const address = new URL(apiBase.replace(/\/+$/, '') + path, location.href).href;
    if (calls.has(address)) return address;
    const answer = fetch(address, { headers, credentials: 'omit', priority });
    answer.catch(() => {}); // A failure reaches the code that takes the answer; if none does, it must not count as uncaught.
    calls.set(address, { authorization, tenantId, isOfPage, sentMs: performance.now(), answer });
    return address;
  };
}

let start: (address: string) => void = () => {};

/** Sends the calls with which the page of an address was opened last time, while its files are on their way. */
export const startPageCalls = (address: string): void => start(address);

/**
 * For the document's entry: removes the calls from `window` and returns a function that gives the answer to each of them once,
 * if the request is for the same user. From then on {@link startPageCalls} sends more of them.
 */
export function takeStartedCalls(settings: Settings): (request: Request) => Promise<Response> | undefined {
  const calls: StartedCalls = (window as Window)[NAME] ?? new Map();
  delete (window as Window)[NAME];
  const beganMs = performance.now();
  const taken = new Set<string>();
  start = (address) => {
    const token = storedKey('ACCESS_TOKEN');
    if (token === null) return;
    const send = sending(calls, settings, token);
    for (const path of rememberedCalls(address)) taken.delete(send(path, true));
  };
  return ({ method, url, headers }) => {
    // A page shows nothing from before a write, nor from the time of an answer that had to be asked for again.
    const isNewer = method !== 'GET' || taken.has(url);
    for (const [address, { isOfPage, sentMs }] of calls) {
      const isOld = performance.now() > Math.max(sentMs, beganMs) + TAKEN_WITHIN_MS;
      if (isOld || (isNewer && isOfPage)) calls.delete(address);
    }
    const call = calls.get(url);
    if (method !== 'GET' || call === undefined) return undefined;
    calls.delete(url);
    taken.add(url);
    const isSameUser = call.authorization === headers.get('authorization') && call.tenantId === headers.get('tenant-id');
    return isSameUser ? call.answer : undefined;
  };
}
