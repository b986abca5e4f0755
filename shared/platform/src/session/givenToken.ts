import { platform, type TokenProvider } from '../configuration/configuration.ts';
import { ApiError } from '../http/ApiError.ts';
import { timedOut } from '../http/transport.ts';
import { within } from '../turn/inTurn.ts';
import { readKeys, type StoredSession, writeKeys } from './keys.ts';
import type { Renewal } from './refreshTokens.ts';
import { sessionStore } from './sessionStore.ts';

/** The owner of a session that the shell keeps. It mounts anew for another user. */
const OWNER = '#given';

/** The token that was refused, and for which the shell has no newer one. */
let ended: string | null = null;
/** The questions that are not answered yet, of each shell by the token that was refused. */
const asking = new WeakMap<TokenProvider, Map<string | null, Promise<string | null>>>();

/**
 * Takes over the token that the shell has now, where the shell keeps the session.
 * @returns whether calls can be made: not where nobody is signed in, or with a token for which no newer one was to be had
 * @throws ApiError of kind `network` or `timeout` where the shell gives no answer
 */
export async function takeGivenToken(): Promise<boolean> {
  const { tokens } = platform().configuration;
  if (tokens === undefined) return true;
  const token = await ask(tokens, null);
  // Another shell has mounted meanwhile, or this one something else.
  if (platform().configuration.tokens !== tokens) return takeGivenToken();
  keep(tokens, token);
  return token !== null && token !== ended;
}

/** Has the shell be asked again about a token that was refused: somebody tries again. */
export const tryAgain = (): void => void (ended = null);

/**
 * Gets a newer token from the shell than the one `refused` was sent with, by one question whatever the number of callers. It never throws.
 */
export async function renewGivenToken(tokens: TokenProvider, refused: StoredSession): Promise<Renewal> {
  const { accessToken } = readKeys();
  if (accessToken !== refused.accessToken) return accessToken === null ? { cause: undefined } : 'renewed';
  if (accessToken === ended) return { cause: undefined };
  try {
    const token = await ask(tokens, accessToken);
    // The call is not one of whoever another shell has signed in.
    if (platform().configuration.tokens !== tokens) return 'replaced';
    if (token === null || token === accessToken) {
      ended = accessToken;
      return { cause: undefined };
    }
    keep(tokens, token);
    return 'renewed';
  } catch (cause) {
    return { cause };
  }
}

/** Says that a session which the shell keeps is over. Whoever mounts pages tells the shell; user and rights stay behind that. */
export const endGivenSession = (): void => {
  const state = sessionStore.read();
  if (state.phase !== 'ended') sessionStore.write({ ...state, phase: 'ended' });
};

function ask(tokens: TokenProvider, refused: string | null): Promise<string | null> {
  const questions = asking.get(tokens) ?? new Map<string | null, Promise<string | null>>();
  asking.set(tokens, questions);
  const running = questions.get(refused);
  if (running !== undefined) return running;
  const answer = answerOf(tokens, refused).finally(() => questions.delete(refused));
  questions.set(refused, answer);
  return answer;
}

const answerOf = (tokens: TokenProvider, refused: string | null): Promise<string | null> =>
  within(
    platform().environment.sessionTimeoutMs,
    async (signal) => {
      const late = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
      try {
        return (await Promise.race([tokens.accessToken(refused), late])) || null;
      } catch (cause) {
        if (signal.aborted) throw cause;
        throw new ApiError('network', '暂时无法确认登录状态，请稍后重试', { cause });
      }
    },
    timedOut,
  );

function keep({ tenantId }: TokenProvider, accessToken: string | null): void {
  const tenant = tenantId?.() ?? null;
  const session = { refreshToken: null, username: null, tenantName: null, tenantId: tenant === null ? null : String(tenant) };
  writeKeys({ ...session, accessToken, owner: OWNER });
}
