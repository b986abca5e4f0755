import type { Endpoint } from '@zhilv/contract';
import { ApiError, call, type CallOptions } from '@zhilv/platform';

/**
 * Gives the calls that the back end has beside those of every back end, which its lists tell. A page of one record asks a list of one
 * row for them. Who may not read the list is offered nothing.
 */
export async function loadOffers(page: Endpoint, options: CallOptions): Promise<ReadonlySet<string>> {
  try {
    const answer = await call(page, { pageNo: 1, pageSize: 1 }, { ...options, quiet: true });
    return new Set((answer as { readonly offers?: readonly string[] }).offers ?? []); // Every page call answers so.
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Set();
  }
}
