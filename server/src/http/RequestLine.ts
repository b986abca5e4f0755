import type { Id } from '@zhilv/contract';

/** The log line of a request. It has no query, headers or bodies, because they may carry tokens and passwords. */
export interface RequestLine {
  /** ISO 8601, UTC. */
  readonly time: string;
  /** The answer's `trace-id`. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** HTTP status. */
  readonly status: number;
  /** The envelope's code; null on answers without envelope. */
  readonly code: number | null;
  readonly ms: number;
  readonly user: Id | null;
  readonly address: string;
  /** The error with its stack, when the answer is 系统异常 or a file broke off. */
  readonly error?: string;
}

interface Answered extends Pick<RequestLine, 'id' | 'status' | 'address'>, Partial<Pick<RequestLine, 'code' | 'user'>> {
  readonly request: Request;
  /** The `performance.now()` at which it came. */
  readonly started: number;
  /** Epoch milliseconds; left out, now. */
  readonly time?: number;
  /** Undefined where nothing went wrong. */
  readonly failure: unknown;
}

/** Makes the line of a request that is answered. */
export const requestLine = (answered: Answered): RequestLine => {
  const { request, started, time = Date.now(), failure, id, status, address, code = null, user = null } = answered;
  return {
    time: new Date(time).toISOString(),
    id,
    method: request.method,
    path: new URL(request.url).pathname,
    status,
    code,
    ms: Math.round(performance.now() - started),
    user,
    address,
    ...(failure === undefined ? {} : { error: described(failure) }),
  };
};

/** Gives the stack of an error and of its causes, because drizzle wraps errors of the database and `fetch` of the network. */
function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? String(error.stack) : `${error.stack}\ncaused by ${described(error.cause)}`;
}

/** Takes one line; the process writes it as JSON. */
export type RequestLog = (line: RequestLine) => void;
