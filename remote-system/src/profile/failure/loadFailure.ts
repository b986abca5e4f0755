import { ApiError } from '@zhilv/platform';

/** The reason why something could not be loaded, for people. */
export interface LoadFailure {
  readonly message: string;
  readonly traceId: string | null;
}

/** Gives the reason of a call that failed; every other error is thrown on. */
export function loadFailure(error: unknown): LoadFailure {
  if (!(error instanceof ApiError)) throw error;
  return { message: error.message, traceId: error.traceId };
}
