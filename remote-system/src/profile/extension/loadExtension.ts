import { ApiError } from '@zhilv/platform';
import { isLacking } from '../../parts/lacking/isLacking.ts';

/** What a call gives that only some back ends have. */
export type Extension<Records> =
  | { readonly kind: 'listed'; readonly records: Records }
  | { readonly kind: 'failed'; readonly failure: ApiError }
  | { readonly kind: 'absent' };

/** Waits for a quiet call that only some back ends have; the page says what goes wrong. */
export async function loadExtension<Records>(calling: Promise<Records>): Promise<Extension<Records>> {
  try {
    return { kind: 'listed', records: await calling };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return isLacking(error) ? { kind: 'absent' } : { kind: 'failed', failure: error };
  }
}
