import type { Operation } from '@zhilv/contract';
import { takeGivenToken } from './givenToken.ts';
import { ownerOf, readKeys } from './keys.ts';
import { platform } from '../configuration/configuration.ts';
import { ApiError } from '../http/ApiError.ts';
import { SILENT_REFUSALS } from '../http/errorCatalogue.ts';
import { isRefusal } from '../http/isRefusal.ts';
import { refreshAhead, type Renewal, refreshTokens } from './refreshTokens.ts';
import { canBeSent, type Credentials } from '../http/transport.ts';

const EXPIRED = '登录状态已过期，请重新登录';

/**
 * Lets `attempt` make a call as whoever is signed in. A 401 of a call that needs a token costs one refresh and one more
 * attempt; a call that the contract declares public never starts that flow.
 *
 * @throws ApiError; of kind `expired` when storage holds what no header can carry, and when no newer token is to be had, with the
 * refusal of the refresh as its cause, and already `shown` when the user who made the call has left. A refresh that was not refused has
 * decided nothing about the session, so the call fails as the refresh did (decision 0011).
 */
export async function withSession<Result>(
  { access }: Pick<Operation, 'access'>,
  attempt: (credentials: Credentials) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if (platform().configuration.tokens !== undefined && access !== 'public') {
    const isSignedIn = await takeGivenToken();
    signal?.throwIfAborted();
    if (!isSignedIn) throw new ApiError('expired', EXPIRED, { code: 401 });
  }
  const session = readKeys();
  if (!canBeSent(session)) throw new ApiError('expired', '保存的登录信息已损坏，请重新登录', { code: 401 });
  if (access !== 'public') refreshAhead(session);
  try {
    return await attempt(session);
  } catch (error) {
    if (access === 'public' || !isRefusedToken(error)) throw error;
  }

  const renewal = await refreshTokens(session);
  signal?.throwIfAborted();
  const renewed = readKeys();
  if (renewal !== 'renewed' || ownerOf(renewed) !== ownerOf(session)) {
    if (isUndecided(renewal)) throw renewal.cause;
    const how = typeof renewal === 'object' ? renewal : { shown: true };
    throw new ApiError('expired', EXPIRED, { code: 401, ...how });
  }
  return attempt(renewed);
}

const isUndecided = (renewal: Renewal): renewal is { readonly cause: ApiError } =>
  typeof renewal === 'object' && renewal.cause instanceof ApiError && !isRefusal(renewal.cause);

const isRefusedToken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 401 && !SILENT_REFUSALS.includes(error.message);
