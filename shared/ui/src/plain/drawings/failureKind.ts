import type { ApiError } from '@zhilv/platform';

/** What people are told of a failed call: it was forbidden, there is no such thing, the session is over, there is no connection, or else. */
export type FailureKind = 'forbidden' | 'missing' | 'expired' | 'offline' | 'failed';

/** The envelope's codes for what a user may not do and for what is not there (docs/protocol/README.md §2.1). */
const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Gives what people are told of a failed call. */
export function failureKind({ kind, code }: Pick<ApiError, 'kind' | 'code'>): FailureKind {
  if (code === FORBIDDEN) return 'forbidden';
  if (code === NOT_FOUND) return 'missing';
  if (kind === 'expired') return 'expired';
  return kind === 'network' || kind === 'timeout' ? 'offline' : 'failed';
}
