import { ApiError } from '@zhilv/platform';

/** What a call gives that only some back ends have. */
export type Extension<Records> =
  | { readonly kind: 'listed'; readonly records: Records }
  | { readonly kind: 'failed'; readonly failure: ApiError }
  | { readonly kind: 'absent' };

/** A ruoyi-vue-pro answers like this where it has no such call (docs/protocol/README.md §2.2). */
const LACKING = new Set([404, 501]);

/** Waits for a quiet call that only some back ends have; the page says what goes wrong. */
export async function loadExtension<Records>(calling: Promise<Records>): Promise<Extension<Records>> {
  try {
    return { kind: 'listed', records: await calling };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return LACKING.has(error.code) ? { kind: 'absent' } : { kind: 'failed', failure: error };
  }
}
