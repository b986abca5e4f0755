import type { Id } from '@zhilv/contract';

/** One log line a request. Neither query nor headers nor bodies are in it: they may carry tokens and passwords. */
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
  /** What was thrown, with its stack, when the answer is 系统异常 or a file broke off. */
  readonly error?: string;
}

/** Takes one line; the process writes it as JSON. */
export type RequestLog = (line: RequestLine) => void;
