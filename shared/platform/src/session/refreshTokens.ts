import { auth } from '@zhilv/contract/system';
import { platform } from '../configuration/configuration.ts';
import { exclusively } from './exclusively.ts';
import { isSameSession, ownerOf, readKeys, type StoredSession, writeTokens } from './keys.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { send } from '../http/transport.ts';

/**
 * A refused session is `renewed` when there is a newer access token of the same user, `replaced` when someone else has signed
 * in or this user has signed out, and not renewed when no newer token can be had, for want of a refresh token or for this `cause`.
 */
export type Renewal = 'renewed' | 'replaced' | { readonly cause: unknown };

let running: { readonly refreshToken: string; readonly renewal: Promise<Renewal> } | null = null;

/**
 * Gets a newer access token than the one `refused` was sent with, by one refresh whatever the number of callers,
 * and by none when there is a newer one already. It settles within the session time limit and never throws.
 */
export async function refreshTokens(refused: StoredSession): Promise<Renewal> {
  const stored = readKeys();
  if (ownerOf(stored) !== ownerOf(refused) || (stored.accessToken === null && refused.accessToken !== null)) return 'replaced';
  if (stored.accessToken !== refused.accessToken) return 'renewed';
  if (stored.refreshToken === null) return { cause: undefined };

  if (running?.refreshToken !== stored.refreshToken) {
    const started = { refreshToken: stored.refreshToken, renewal: refresh(stored, stored.refreshToken) };
    running = started;
    void started.renewal.finally(() => {
      if (running === started) running = null;
    });
  }
  return running.renewal;
}

async function refresh(stored: StoredSession, refreshToken: string): Promise<Renewal> {
  try {
    const answer = await send(
      auth.refreshToken,
      { refreshToken },
      // A back end in demo mode refuses a refresh with `Authorization` (docs/protocol/README.md §3.3).
      { credentials: { accessToken: null, tenantId: stored.tenantId }, timeoutMs: platform().environment.sessionTimeoutMs },
    );
    const tokens = readAnswer(auth.refreshToken, answer);
    return await exclusively(() => {
      if (isReplaced(stored)) return 'replaced';
      writeTokens(tokens);
      return 'renewed';
    });
  } catch (cause) {
    // What it means for the session is decided by the caller, and 无效的刷新令牌 stays silent.
    return isReplaced(stored) ? 'replaced' : { cause };
  }
}

const isReplaced = (started: StoredSession): boolean => !isSameSession(readKeys(), started);
