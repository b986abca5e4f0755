/** The session in storage, as plain keys (contract README §3.2). Read anew each time: other browser tabs write too. */
import type { Tokens } from '@zhilv/contract/system';
import { platform } from '../configuration.ts';

const NAMES = {
  accessToken: 'ACCESS_TOKEN',
  refreshToken: 'REFRESH_TOKEN',
  username: 'USERNAME',
  tenantId: 'TENANT_ID',
  tenantName: 'TENANT_NAME',
} as const;

type Key = keyof typeof NAMES;

export interface StoredSession extends Readonly<Record<Key, string | null>> {}

export function readKeys(): StoredSession {
  const { storage } = platform().environment;
  return {
    accessToken: storage.getItem(NAMES.accessToken),
    refreshToken: storage.getItem(NAMES.refreshToken),
    username: storage.getItem(NAMES.username),
    tenantId: storage.getItem(NAMES.tenantId),
    tenantName: storage.getItem(NAMES.tenantName),
  };
}

/** Replaces the stored session. Tokens come last: who sees a new token finds the rest in place. */
export function writeKeys(session: StoredSession): void {
  for (const key of ['tenantId', 'tenantName', 'username', 'refreshToken', 'accessToken'] as const) writeKey(key, session[key]);
}

export function writeTokens({ accessToken, refreshToken }: Pick<Tokens, 'accessToken' | 'refreshToken'>): void {
  writeKey('refreshToken', refreshToken);
  writeKey('accessToken', accessToken);
}

/** Forgets the session. The access token goes first: another window that sees anything gone must not find it any more. */
export function removeKeys(): void {
  for (const key of ['accessToken', 'refreshToken', 'username', 'tenantId', 'tenantName'] as const) writeKey(key, null);
}

/** Whose session it is: calls and refreshes of one user never serve another. */
export const ownerOf = ({ username, tenantId }: StoredSession): string => `${tenantId ?? ''}/${username ?? ''}`;

function writeKey(key: Key, value: string | null): void {
  const { storage } = platform().environment;
  if (value === null) storage.removeItem(NAMES[key]);
  else storage.setItem(NAMES[key], value);
}
