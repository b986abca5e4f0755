import { type InputOf, type OutputOf } from '@zhilv/contract';
import { auth } from '@zhilv/contract/system';
import type { Endpoint } from '@zhilv/contract';

/** Seeded accounts; all have the seeded password. */
export type Staff = 'admin' | 'bpmstaff' | 'mallstaff' | 'guest';

export const PASSWORD = 'admin123';

/** Calls the API as a client outside the browser does; the answer is parsed by the contract. */
export async function callApi<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: InputOf<E>,
  accessToken?: string,
): Promise<OutputOf<E>> {
  const address = new URL(`/prod-api/admin-api${endpoint.path}`, url);
  if (endpoint.inputIn === 'query')
    for (const [key, value] of Object.entries(input ?? {})) address.searchParams.set(key, String(value));
  const answer = await fetch(address, {
    method: endpoint.method,
    headers: {
      'tenant-id': '1',
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    ...(endpoint.inputIn === 'body' && { body: JSON.stringify(input) }),
  });
  const { code, data, msg } = (await answer.json()) as { code: number; data: unknown; msg: string };
  if (code !== 0) throw new Error(`${endpoint.path}: ${code} ${msg}`);
  return endpoint.output.parse(data) as OutputOf<E>; // Its own schema gave it.
}

/** An access token of a staff member. */
export async function accessToken(url: string, username: Staff): Promise<string> {
  return (await callApi(url, auth.login, { username, password: PASSWORD })).accessToken;
}

/** The browser's stored state of somebody who is signed in. */
export interface SignedIn {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/** Signs in without a browser. */
export async function signInOver(url: string, username: Staff): Promise<SignedIn> {
  const tokens = await callApi(url, auth.login, { username, password: PASSWORD });
  const entries = {
    ACCESS_TOKEN: tokens.accessToken,
    REFRESH_TOKEN: tokens.refreshToken,
    USERNAME: username,
    TENANT_ID: '1',
    TENANT_NAME: '智旅科技',
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
