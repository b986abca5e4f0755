import type { ApiError } from '../http/ApiError.ts';

/** What is known of the number of the user's unread messages. */
export interface UnreadCount {
  /** Null before the first answer; while calls fail, what the last answer said. */
  readonly count: number | null;
  /** How many of them are no news, because the user has opened the list since they came. */
  readonly seen: number;
  /** The reason why the latest call failed; null where it did not. */
  readonly failure: Pick<ApiError, 'kind' | 'code' | 'message' | 'traceId' | 'retryAfterMs'> | null;
  /** Failures in a row up to now. */
  readonly failures: number;
  /** The time of the latest call in epoch milliseconds; 0 before the first. */
  readonly askedAt: number;
}

export const NEVER_ASKED: UnreadCount = { count: null, seen: 0, failure: null, failures: 0, askedAt: 0 };
