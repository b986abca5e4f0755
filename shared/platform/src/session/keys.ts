/** Storage keeps the session as plain keys. They are read anew each time, because other browser tabs write them too. */
import type { Tokens } from '@zhilv/contract/system';
import { platform, windowStorage } from '../configuration/configuration.ts';
import { RIGHTS } from '../http/rightsRevision.ts';

const NAMES = {
  accessToken: 'ACCESS_TOKEN',
  refreshToken: 'REFRESH_TOKEN',
  username: 'USERNAME',
  tenantId: 'TENANT_ID',
  tenantName: 'TENANT_NAME',
  owner: 'zhilv.session.owner',
} as const;

/** Holds the refresh token that the back end has refused. */
const REFUSED = 'zhilv.session.refused';
/** Marks a session that ends with the last window. */
const BRIEF = 'zhilv.session.brief';
/** Holds what windows know of the user's unread messages. */
export const UNREAD = 'zhilv.unread';

type Key = keyof typeof NAMES;

export interface StoredSession extends Readonly<Record<Exclude<Key, 'owner'>, string | null>> {
  /** Tells the session's user from others where the sign-in did not name the account; null where the account's name does. */
  readonly owner: string | null;
}

export function readKeys(): StoredSession {
  const storage = holder();
  return {
    accessToken: storage.getItem(NAMES.accessToken),
    refreshToken: storage.getItem(NAMES.refreshToken),
    username: storage.getItem(NAMES.username),
    tenantId: storage.getItem(NAMES.tenantId),
    tenantName: storage.getItem(NAMES.tenantName),
    owner: storage.getItem(NAMES.owner),
  };
}

/**
 * Replaces the stored session. Where the storage of all windows takes no more, the session is that of this window.
 * @throws Error where neither takes it; there is no session then
 */
export function writeKeys(session: StoredSession): void {
  // Until the new tokens are there, nobody may take the former ones for the new user's.
  if (ownerOf(readKeys()) !== ownerOf(session)) removeKeys();
  const { storage } = platform().environment;
  const own = windowStorage();
  try {
    write(storage, session);
    if (own !== null) remove(own);
  } catch {
    // A part of a session would be taken for a whole one.
    remove(storage);
    writeInWindow(session);
  }
}

/** Stores renewed tokens of the session there is. @throws Error where no storage takes them */
export function writeTokens({ accessToken, refreshToken }: Pick<Tokens, 'accessToken' | 'refreshToken'>): void {
  const session = { ...readKeys(), accessToken, refreshToken };
  try {
    write(holder(), session);
  } catch {
    // Other windows renew their tokens themselves.
    writeInWindow(session);
  }
}

/**
 * Stores the account's name of the session there is. To other windows and to what is under way the session's user stays who it was.
 * @throws Error where storage takes no more
 */
export function writeUsername(username: string): void {
  const { owner, username: before } = readKeys();
  // A reader may come between the two.
  holder().setItem(NAMES.owner, owner ?? before ?? '');
  holder().setItem(NAMES.username, username);
}

/** Lets other windows know that no newer token is to be had for this one, so that none asks again. */
export function markRefused(refreshToken: string): void {
  try {
    holder().setItem(REFUSED, refreshToken);
  } catch {
    // Storage is full: other windows find out by themselves.
  }
}

/** Whether the back end has refused this refresh token in any window. */
export const isMarkedRefused = (refreshToken: string): boolean => holder().getItem(REFUSED) === refreshToken;

/** Marks the session as one that ends with the last window, or takes the mark away. */
export function markBrief(brief: boolean): void {
  if (brief) holder().setItem(BRIEF, 'true');
  else holder().removeItem(BRIEF);
}

/** Whether the session is to end with the last window. */
export const isBrief = (): boolean => holder().getItem(BRIEF) !== null;

/** Forgets the session. It removes the access token first: a window that misses any key must not find the token. */
export function removeKeys(): void {
  for (const storage of [windowStorage(), platform().environment.storage]) if (storage !== null) remove(storage);
}

/** Whether the session is kept for this window alone. */
export const isOfWindow = (): boolean => holder() === windowStorage();

/** Whether both hold the refresh token of one sign-in, which some back ends exchange at each refresh, or without any the same access. */
export const isSameSession = (one: StoredSession, other: StoredSession): boolean =>
  ownerOf(one) === ownerOf(other) &&
  one.refreshToken === other.refreshToken &&
  (one.refreshToken !== null || one.accessToken === other.accessToken);

/** Names the owner of a session: calls and refreshes of one user never serve another. */
export const ownerOf = ({ owner, username, tenantId }: StoredSession): string => `${tenantId ?? ''}/${owner ?? username ?? ''}`;

/** The storage that the session is in, all of it. */
function holder(): Storage {
  const own = windowStorage();
  return own !== null && own.getItem(NAMES.accessToken) !== null ? own : platform().environment.storage;
}

function writeInWindow(session: StoredSession): void {
  const own = windowStorage();
  if (own === null) throw new Error('no storage takes the session');
  try {
    write(own, session);
  } catch (cause) {
    remove(own);
    throw cause;
  }
}

// Tokens come last, so that a reader of a new token finds the rest in place.
function write(storage: Storage, session: StoredSession): void {
  for (const key of ['tenantId', 'tenantName', 'owner', 'username', 'refreshToken', 'accessToken'] as const) {
    const value = session[key];
    if (value === null) storage.removeItem(NAMES[key]);
    else storage.setItem(NAMES[key], value);
  }
}

function remove(storage: Storage): void {
  for (const key of ['accessToken', 'refreshToken', 'username', 'owner', 'tenantId', 'tenantName'] as const) {
    storage.removeItem(NAMES[key]);
  }
  for (const key of [REFUSED, BRIEF, UNREAD, RIGHTS]) storage.removeItem(key);
}
