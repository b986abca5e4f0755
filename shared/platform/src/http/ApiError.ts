import { LONGEST_TIMER_MS, RetryAfter } from './retryAfter.ts';

/**
 * A call failed for one of these reasons: the back end refused (`business`), nothing answered (`network`), nothing answered
 * in time (`timeout`), the HTTP status says that the back end failed or came without an envelope (`http`), the answer could not be read (`unreadable`), or
 * the session is over (`expired`).
 */
export type ApiErrorKind = 'business' | 'network' | 'timeout' | 'http' | 'unreadable' | 'expired';

interface ApiErrorFacts {
  readonly code?: number;
  readonly traceId?: string | null;
  readonly shown?: boolean;
  readonly cause?: unknown;
}

/** Says why a call failed. `message` is Chinese and fit to be shown. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The envelope's code, or the HTTP status; 0 when nothing answered. */
  readonly code: number;
  /** Names the request in the server's log. */
  readonly traceId: string | null;
  /** The user has been told already, or is not to be told; `call` sets it. */
  shown: boolean;

  constructor(kind: ApiErrorKind, message: string, { code = 0, traceId = null, shown = false, cause }: ApiErrorFacts = {}) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.traceId = traceId;
    this.shown = shown;
  }

  /** The time for which the back end wants no further call, in milliseconds and fit for a timer; null where it names none. */
  get retryAfterMs(): number | null {
    return this.cause instanceof RetryAfter ? Math.min(this.cause.waitMs, LONGEST_TIMER_MS) : null;
  }
}
