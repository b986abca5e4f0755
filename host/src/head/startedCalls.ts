import type { AppConfig } from '@zhilv/release/schema';

/** Every session of the console begins with these calls; a test holds them to the contract. */
export const FIRST_CALLS = ['/system/dict-data/list-all-simple', '/system/auth/get-permission-info'];

/** Whose call it was and the answer on its way, by address. */
type StartedCalls = Map<
  string,
  { readonly authorization: string; readonly tenantId: string | null; readonly answer: Promise<Response> }
>;

/** Where the head script leaves them for the document's entry. */
const NAME = 'zhilvStartedCalls';

type Window = Partial<Record<typeof NAME, StartedCalls>>;

/** For the head script: sends the first calls of whoever is signed in while the bundle is on its way (architecture §10). */
export function startCalls({ apiBase, tenant }: Pick<AppConfig, 'apiBase' | 'tenant'>, token: string): void {
  const authorization = `Bearer ${token}`;
  const tenantId = tenant ? localStorage.getItem('TENANT_ID') : null;
  const headers = {
    Accept: 'application/json, text/plain, */*',
    Authorization: authorization,
    ...(tenantId !== null && { 'tenant-id': tenantId }),
  };
  const calls: StartedCalls = new Map();
  for (const path of FIRST_CALLS) {
    const address = new URL(apiBase.replace(/\/+$/, '') + path, location.href).href;
    const answer = fetch(address, { headers, credentials: 'omit' });
    answer.catch(() => {}); // Nobody may ever ask for it; whoever does hears of the failure.
    calls.set(address, { authorization, tenantId, answer });
  }
  Object.defineProperty(window, NAME, { value: calls, configurable: true });
}

/**
 * For the document's entry: gives the answer to a call that the head script has sent for the same user, once, and leaves
 * nothing for whoever comes later.
 */
export function takeStartedCalls(): (request: Request) => Promise<Response> | undefined {
  const calls: StartedCalls = (window as Window)[NAME] ?? new Map();
  delete (window as Window)[NAME];
  return ({ method, url, headers }) => {
    const call = calls.get(url);
    if (method !== 'GET' || call === undefined) return undefined;
    calls.delete(url);
    const isSameUser = call.authorization === headers.get('authorization') && call.tenantId === headers.get('tenant-id');
    return isSameUser ? call.answer : undefined;
  };
}
