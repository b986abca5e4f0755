import { isLacking } from '../../parts/lacking/isLacking.ts';
import { loadFailure, type LoadFailure } from '../failure/loadFailure.ts';

/** What a call gives that only some back ends have. */
export type Extension<Records> =
  | { readonly kind: 'listed'; readonly records: Records }
  | ({ readonly kind: 'failed' } & LoadFailure)
  | { readonly kind: 'absent' };

/** Waits for a quiet call that only some back ends have; the page says what goes wrong. */
export async function loadExtension<Records>(calling: Promise<Records>): Promise<Extension<Records>> {
  try {
    return { kind: 'listed', records: await calling };
  } catch (error) {
    const failure = loadFailure(error);
    return isLacking(error) ? { kind: 'absent' } : { kind: 'failed', ...failure };
  }
}
