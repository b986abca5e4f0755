/** Storage keeps the session as plain keys. They are read anew each time, because other browser tabs write them too. */
import type { Tokens } from '@zhilv/contract/system';
import { platform } from '../configuration/configuration.ts';

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

/** Replaces the stored session. It writes tokens last, so that a reader of a new token finds the rest in place. */
export function writeKeys(session: StoredSession): void {
  for (const key of ['tenantId', 'tenantName', 'username', 'refreshToken', 'accessToken'] as const) writeKey(key, session[key]);
}

export function writeTokens({ accessToken, refreshToken }: Pick<Tokens, 'accessToken' | 'refreshToken'>): void {
  writeKey('refreshToken', refreshToken);
  writeKey('accessToken', accessToken);
}

/** Forgets the session. It removes the access token first: a window that misses any key must not find the token. */
export function removeKeys(): void {
  for (const key of ['accessToken', 'refreshToken', 'username', 'tenantId', 'tenantName'] as const) writeKey(key, null);
}

/** Names the owner of a session: calls and refreshes of one user never serve another. */
export const ownerOf = ({ username, tenantId }: StoredSession): string => `${tenantId ?? ''}/${username ?? ''}`;

function writeKey(key: Key, value: string | null): void {
  const { storage } = platform().environment;
  if (value === null) storage.removeItem(NAMES[key]);
  else storage.setItem(NAMES[key], value);
}
