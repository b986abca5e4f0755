import type { Endpoint } from '@zhilv/contract';
import { ApiError, call, type CallOptions, session, type SessionState } from '@zhilv/platform';

type Offers = ReadonlySet<string>;

/** By the paths of the lists, until somebody else signs in or may do something else. */
const kept = new WeakMap<SessionState, Map<string, Offers>>();

const FORBIDDEN = 403;

/**
 * Gives the calls that the back end has beside those of every back end, which its lists tell. A page of one record asks a list of one
 * row for them, once in a session. Who may not read the list is offered nothing.
 */
export async function loadOffers(page: Endpoint, options: CallOptions): Promise<Offers> {
  const state = session.read();
  const known = kept.get(state)?.get(page.path);
  if (known !== undefined) return known;
  const answer = await askOffers(page, options);
  if (answer === null) return new Set();
  if (state.user !== null) kept.set(state, (kept.get(state) ?? new Map<string, Offers>()).set(page.path, answer));
  return answer;
}

/** Null where nobody can tell at the moment. */
async function askOffers(page: Endpoint, options: CallOptions): Promise<Offers | null> {
  try {
    const answer = await call(page, { pageNo: 1, pageSize: 1 }, { ...options, quiet: true });
    return new Set((answer as { readonly offers?: readonly string[] }).offers ?? []); // Every page call answers so.
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === FORBIDDEN ? new Set() : null;
  }
}
