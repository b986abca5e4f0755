import { type ProfileSession, profileSession } from '@zhilv/contract/system';
import { ApiError, call, type CallOptions } from '@zhilv/platform';
import { loadFailure, type LoadFailure } from '../failure/loadFailure.ts';

/** The user's sign-ins; a back end may know no such call. */
export type LoadedSessions =
  | { readonly kind: 'listed'; readonly sessions: readonly ProfileSession[] }
  | ({ readonly kind: 'failed' } & LoadFailure)
  | { readonly kind: 'absent' };

/** A ruoyi-vue-pro answers like this where it has no such call (docs/protocol/README.md §2.2). */
const LACKING = new Set([404, 501]);

/** Loads the user's own sign-ins; the page says what goes wrong. */
export async function loadSessions(options: CallOptions): Promise<LoadedSessions> {
  try {
    return { kind: 'listed', sessions: await call(profileSession.list, {}, options) };
  } catch (error) {
    const failure = loadFailure(error);
    return error instanceof ApiError && LACKING.has(error.code) ? { kind: 'absent' } : { kind: 'failed', ...failure };
  }
}
