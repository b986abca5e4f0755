import { ApiError } from '@zhilv/platform';
import { isLacking } from '../lacking/isLacking.ts';

/** What a call gives that only some back ends have. */
export type Extension<Value> =
  | { readonly kind: 'given'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: ApiError }
  | { readonly kind: 'absent' };

/** Waits for a quiet call that only some back ends have; the page says what goes wrong. */
export async function loadExtension<Value>(calling: Promise<Value>): Promise<Extension<Value>> {
  try {
    return { kind: 'given', value: await calling };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return isLacking(error) ? { kind: 'absent' } : { kind: 'failed', failure: error };
  }
}
