import type { Endpoint, InputOf, OutputOf } from '@zhilv/contract';
import { readKeys } from '../session/keys.ts';
import { ApiError } from './ApiError.ts';
import { readAnswer } from './readAnswer.ts';
import { refreshTokens } from './refreshTokens.ts';
import { SILENT_REFUSALS } from './showFailure.ts';
import { send } from './transport.ts';

/**
 * Makes a call and tells nobody about it. A 401 of a call that needs a token costs one refresh and one retry; a
 * call that the contract declares public never starts that flow (contract README §0).
 *
 * @throws ApiError; of kind `expired` when no newer token could be had, already `shown` when the user whose call
 * it was is gone
 */
export async function request<E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<OutputOf<E>> {
  const session = readKeys();
  try {
    return readAnswer(endpoint, await send(endpoint, input, { credentials: session, signal }));
  } catch (error) {
    if (endpoint.access === 'public' || !isRefusedToken(error)) throw error;
  }

  const renewal = await refreshTokens(session);
  signal?.throwIfAborted();
  if (renewal !== 'renewed') {
    throw new ApiError('expired', '登录状态已过期，请重新登录', { code: 401, shown: renewal === 'replaced' });
  }
  return readAnswer(endpoint, await send(endpoint, input, { credentials: readKeys(), signal }));
}

const isRefusedToken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 401 && !SILENT_REFUSALS.includes(error.message);
