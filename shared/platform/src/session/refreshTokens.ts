import { auth, type Tokens } from '@zhilv/contract/system';
import { platform } from '../configuration/configuration.ts';
import { isRefusal } from '../http/isRefusal.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { type Answer, send, timedOut } from '../http/transport.ts';
import { renewGivenToken } from './givenToken.ts';
import { exclusively, inTurn, within } from '../turn/inTurn.ts';
import { isMarkedRefused, markRefused, ownerOf, readKeys, type StoredSession, writeTokens } from './keys.ts';

/**
 * A refused session is `renewed` when there is a newer access token of the same user, `replaced` when someone else has signed
 * in or this user has signed out, and not renewed when no newer token can be had, for want of a refresh token or for this `cause`.
 */
export type Renewal = 'renewed' | 'replaced' | { readonly cause: unknown };

let running: { readonly refreshToken: string; readonly renewal: Promise<Renewal> } | null = null;

/**
 * Gets a newer access token than the one `refused` was sent with, by one refresh whatever the number of callers and windows,
 * and by none when there is a newer one already. Where the shell keeps the session it is asked instead. It settles within the session time limit and never throws.
 */
export async function refreshTokens(refused: StoredSession): Promise<Renewal> {
  const { tokens } = platform().configuration;
  if (tokens !== undefined) return renewGivenToken(tokens, refused);
  const renewal = withoutRefresh(refused);
  if (renewal !== null) return renewal;

  const { refreshToken } = readKeys();
  if (refreshToken === null) return { cause: undefined };
  if (running?.refreshToken !== refreshToken) {
    const started = { refreshToken, renewal: refreshInTurn(refused) };
    running = started;
    void started.renewal.finally(() => {
      if (running === started) running = null;
    });
  }
  return running.renewal;
}

/** Gives what has become of the session in the meantime; null where only a refresh can tell. */
function withoutRefresh(refused: StoredSession): Renewal | null {
  const stored = readKeys();
  if (ownerOf(stored) !== ownerOf(refused) || (stored.accessToken === null && refused.accessToken !== null)) return 'replaced';
  return stored.accessToken === refused.accessToken ? null : 'renewed';
}

/** Refreshes while no other window does. One whose turn comes after another's refresh finds newer tokens and takes them over. */
const refreshInTurn = (refused: StoredSession): Promise<Renewal> =>
  within(
    platform().environment.sessionTimeoutMs,
    (signal) =>
      inTurn<Renewal>({
        name: 'zhilv.refresh',
        signal,
        work: () => withoutRefresh(refused) ?? refresh(readKeys(), signal),
        // The other window's refresh has decided nothing in time.
        otherwise: () => withoutRefresh(refused) ?? { cause: timedOut() },
      }),
    timedOut,
  );

async function refresh(stored: StoredSession, signal: AbortSignal): Promise<Renewal> {
  const { refreshToken } = stored;
  if (refreshToken === null || isMarkedRefused(refreshToken)) return { cause: undefined };
  try {
    const answer = await send(
      auth.refreshToken,
      { refreshToken },
      // A back end in demo mode refuses a refresh with `Authorization` (docs/protocol/README.md §3.3).
      { credentials: { accessToken: null, tenantId: stored.tenantId }, signal },
    );
    const tokens = readAnswer(auth.refreshToken, answer);
    return await exclusively(() => {
      const now = readKeys();
      // Where the refresh token stays as it is the back end has ended the access tokens before, so this one counts.
      if (ownerOf(now) !== ownerOf(stored) || now.refreshToken !== refreshToken) return withoutRefresh(stored) ?? 'renewed';
      writeTokens(tokens);
      aging = agingOf(tokens, answer);
      return 'renewed';
    });
  } catch (cause) {
    const meanwhile = withoutRefresh(stored);
    if (meanwhile === null && isRefusal(cause)) markRefused(refreshToken);
    // What it means for the session is decided by the caller, and 无效的刷新令牌 stays silent.
    return meanwhile ?? { cause };
  }
}

/** A token is exchanged when this part of its life is over, so that no call has to be sent twice. */
const OLD = 0.8;

let aging: { readonly accessToken: string; readonly oldAtMs: number } | null = null;

/**
 * Gets a newer access token while this one still holds, beside the call that it is used for. Its life is what the server's own clock
 * says, and is measured by one that never jumps; of tokens that another document got it is not known.
 */
export function refreshAhead(session: StoredSession): void {
  if (aging === null || aging.accessToken !== session.accessToken) return;
  if (platform().environment.monotonicMs() < aging.oldAtMs) return;
  aging = null;
  // Where it fails the token goes on to its end, and the call that meets that says what is wrong.
  void refreshTokens(session);
}

function agingOf({ accessToken, expiresTime }: Tokens, { serverTimeMs }: Answer): typeof aging {
  const lifeMs = serverTimeMs === null ? 0 : expiresTime - serverTimeMs;
  return lifeMs > 0 ? { accessToken, oldAtMs: platform().environment.monotonicMs() + OLD * lifeMs } : null;
}
