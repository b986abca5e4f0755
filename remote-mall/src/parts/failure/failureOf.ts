import { ApiError } from '@zhilv/platform';

/** Gives what went wrong with a call, for a page that tells of it in its own place. @throws whatever is no answer of a back end */
export function failureOf(error: unknown): { readonly failure: ApiError } {
  if (!(error instanceof ApiError)) throw error;
  return { failure: error };
}
