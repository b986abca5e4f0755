import { type Endpoint, type Operation, type OutputOf, parseAnswer } from '@zhilv/contract';
import { ApiError } from './ApiError.ts';
import { TRANSPORT, wordsOf } from './errorCatalogue.ts';
import { refusalText } from './refusalText.ts';
import { RetryAfter, waitText } from './retryAfter.ts';
import type { Answer } from './transport.ts';

/**
 * Reads the data in an answer's envelope, as the endpoint declares it (docs/protocol/README.md §2). Rows that it leaves out
 * are told on the browser's console.
 *
 * @throws ApiError of kind `business`, `http` or `unreadable`; code 401 is `business`, whether it came as
 * envelope or as HTTP status. The words of an envelope are its message whatever the status. Where the back end names a time
 * to wait for, the message tells it and the cause is a `RetryAfter`.
 */
export function readAnswer<E extends Endpoint>(endpoint: E, answer: Answer): OutputOf<E> {
  const parsed = parseAnswer(endpoint, endpoint.answer === 'bare' ? successOf(endpoint, answer) : readEnvelope(endpoint, answer));
  if ('faults' in parsed) throw unreadable(endpoint, answer, parsed.faults.join('; '));
  warnOf(endpoint, parsed.leftOut);
  return parsed.data;
}

const MOST_LINES = 20;

function warnOf({ method, path }: Operation, leftOut: readonly string[]): void {
  const more = leftOut.length - MOST_LINES;
  const lines = more > 0 ? [...leftOut.slice(0, MOST_LINES), `${more} more left out`] : leftOut;
  // oxlint-disable-next-line no-console -- who administers the rows looks for it there
  for (const line of lines) console.warn(`${method} ${path}: ${line}`);
}

/** Gives the data of a success, unchecked. @throws ApiError as {@link readAnswer} */
export const readEnvelope = (operation: Operation, answer: Answer): unknown => successOf(operation, answer).data;

/** Gives the body of a success. One without an envelope has no code and counts as one. */
function successOf(operation: Operation, answer: Answer): Envelope {
  const envelope = envelopeOf(answer.text);

  if (!answer.ok) throw failureOf(answer, envelope);
  if (envelope === null) throw unreadable(operation, answer, 'the body is no envelope');

  // Absent, null, 0 and "" all count as 200; some back ends send the number as text.
  const code = Number(envelope.code || 200);
  if (!Number.isInteger(code)) throw unreadable(operation, answer, 'the code is no number');
  if (code !== 0 && code !== 200) throw refusalOf(answer, code, envelope.msg);
  return envelope;
}

const TOO_MANY = 429;

/** Gives the error of an answer whose HTTP status is none of success. */
function failureOf(answer: Answer, envelope: Envelope | null): ApiError {
  const { status, traceId, retryAfterMs } = answer;
  const code = Number(envelope?.code);
  if (status === 401) return refusalOf(answer, 401, envelope?.msg);
  if (status < 500 && Number.isInteger(code) && code !== 0 && code !== 200) {
    return refusalOf(answer, status === TOO_MANY ? TOO_MANY : code, envelope?.msg);
  }
  const [words = '', hint = ''] = status === TOO_MANY ? wordsOf(TOO_MANY).split(/(?=，)/) : [TRANSPORT.status(status)];
  const own = envelope?.msg ? refusalText(status, envelope.msg) : null;
  if (retryAfterMs === null) return new ApiError('http', own ?? words + hint, { code: status, traceId });
  return new ApiError('http', withWait(own ?? words, retryAfterMs), {
    code: status,
    traceId,
    cause: new RetryAfter(retryAfterMs),
  });
}

/** Gives the error of a refusal in an envelope. */
function refusalOf({ traceId, retryAfterMs }: Answer, code: number, msg: unknown): ApiError {
  const words = refusalText(code, msg);
  // Other refusals say themselves when the wait is of interest.
  if (code !== TOO_MANY || retryAfterMs === null) return new ApiError('business', words, { code, traceId });
  return new ApiError('business', withWait(words, retryAfterMs), { code, traceId, cause: new RetryAfter(retryAfterMs) });
}

/** Adds the wait to words that do not name one themselves. */
const withWait = (words: string, waitMs: number): string =>
  /\d\s*(秒|分钟|小时)/.test(words) ? words : `${words}（${waitText(waitMs)}后可重试）`;

interface Envelope {
  readonly code?: unknown;
  readonly data?: unknown;
  readonly msg?: unknown;
}

function envelopeOf(text: string): Envelope | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null;
  } catch {
    // A proxy's HTML, a truncated and an empty body are no envelope; the caller reports it.
    return null;
  }
}

/** Reports an answer that breaks the contract on the browser's console, and gives the error to throw. */
export function unreadable(operation: Operation, { status, traceId }: Answer, reason: string): ApiError {
  const cause = new Error(`${operation.method} ${operation.path} does not answer as the contract says: ${reason}`);
  // oxlint-disable-next-line no-console -- this is for who develops: it names the place where the two sides disagree, never a value
  console.error(cause.message, traceId ?? '');
  return new ApiError('unreadable', TRANSPORT.unreadable, { code: status, traceId, cause });
}
