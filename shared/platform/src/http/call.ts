import type { Endpoint, InputOf, OutputOf } from '@zhilv/contract';
import { offerSignIn } from '../session/offerSignIn.ts';
import { ApiError } from './ApiError.ts';
import { request } from './request.ts';
import { showFailure } from './showFailure.ts';

export interface CallOptions {
  /** Gives up the call; its reason is thrown, and nothing is shown. */
  readonly signal?: AbortSignal | undefined;
  /** The caller shows what goes wrong, where it happens. The expiry dialog appears all the same. */
  readonly quiet?: boolean | undefined;
}

/**
 * Makes a call of the contract and gives its parsed data. Failures are shown to the user as spec §8 says before
 * they are thrown; a 401 of a call that needs a token costs one refresh and one retry.
 *
 * @throws ApiError
 * @example const page = await call(dictType.page, { pageNo: 1, pageSize: 20 }, { signal });
 */
export async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<OutputOf<E>> {
  try {
    return await request(endpoint, input, options.signal);
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.kind === 'expired' && !error.shown) offerSignIn(error);
      if (options.quiet !== true) showFailure(error);
    }
    throw error;
  }
}
