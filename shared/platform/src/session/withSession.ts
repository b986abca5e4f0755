import type { Operation } from '@zhilv/contract';
import { readKeys } from './keys.ts';
import { ApiError } from '../http/ApiError.ts';
import { refreshTokens } from './refreshTokens.ts';
import { SILENT_REFUSALS } from '../http/silentRefusals.ts';
import type { Credentials } from '../http/transport.ts';

/**
 * Lets `attempt` make a call as whoever is signed in. A 401 of a call that needs a token costs one refresh and one more
 * attempt; a call that the contract declares public never starts that flow.
 *
 * @throws ApiError; of kind `expired` when no newer token could be had, already `shown` when the user who made the
 * call has left
 */
export async function withSession<Result>(
  { access }: Pick<Operation, 'access'>,
  attempt: (credentials: Credentials) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const session = readKeys();
  try {
    return await attempt(session);
  } catch (error) {
    if (access === 'public' || !isRefusedToken(error)) throw error;
  }

  const renewal = await refreshTokens(session);
  signal?.throwIfAborted();
  if (renewal !== 'renewed') {
    throw new ApiError('expired', '登录状态已过期，请重新登录', { code: 401, shown: renewal === 'replaced' });
  }
  return attempt(readKeys());
}

const isRefusedToken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 401 && !SILENT_REFUSALS.includes(error.message);
