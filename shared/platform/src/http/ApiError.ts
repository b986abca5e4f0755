/**
 * What kept a call from succeeding: the back end refused (`business`), nothing answered (`network`), not in time
 * (`timeout`), an HTTP status without an envelope (`http`), an answer we cannot read (`unreadable`), or the
 * session is over (`expired`).
 */
export type ApiErrorKind = 'business' | 'network' | 'timeout' | 'http' | 'unreadable' | 'expired';

interface ApiErrorFacts {
  readonly code?: number;
  readonly traceId?: string | null;
  readonly shown?: boolean;
  readonly cause?: unknown;
}

/** A call that failed. `message` is Chinese and fit to be shown. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The envelope's code, or the HTTP status; 0 when nothing answered. */
  readonly code: number;
  /** Names the request in the server's log. */
  readonly traceId: string | null;
  /** Whether the user has been told already, or is not to be told; `call` sets it. */
  shown: boolean;

  constructor(kind: ApiErrorKind, message: string, { code = 0, traceId = null, shown = false, cause }: ApiErrorFacts = {}) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.traceId = traceId;
    this.shown = shown;
  }
}
