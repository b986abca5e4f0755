import type { Operation } from '@zhilv/contract';
import ky, { isTimeoutError, type ResponsePromise } from 'ky';
import { platform } from '../configuration/configuration.ts';
import { ApiError } from './ApiError.ts';
import { TRANSPORT } from './errorCatalogue.ts';
import { fetchAsAsked } from './fetchAsAsked.ts';
import { flattenQuery, type QueryValue } from './flattenQuery.ts';
import { retryAfterMs, serverTimeMs } from './retryAfter.ts';
import { noteRights, type RightsRevision } from './rightsRevision.ts';
import { noteServerTime } from './serverClock.ts';

/** The headers `Authorization` and `tenant-id` carry these (docs/protocol/README.md §3.1). */
export interface Credentials {
  readonly accessToken: string | null;
  readonly tenantId: string | null;
}

/** An answer that was read to its end. */
export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  readonly traceId: string | null;
  /** The back end asks not to be called again for this long; null when it does not say. */
  readonly retryAfterMs: number | null;
  /** The time at which the server made it, by the server's clock, in epoch milliseconds; null when it does not say. */
  readonly serverTimeMs: number | null;
  readonly rightsRevision: RightsRevision;
}

export interface SendOptions {
  readonly credentials: Credentials;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /** The call goes on when the document is left. */
  readonly keepalive?: boolean;
}

/**
 * Sends one call and reads the answer, whatever its status.
 *
 * @throws ApiError of kind `network` or `timeout`; the signal's reason when that was aborted
 */
export async function send(operation: Operation, input: unknown, options: SendOptions): Promise<Answer> {
  const request = open(operation, input, { timeoutMs: platform().environment.timeoutMs, ...options });
  try {
    const response = await request;
    return answerOf(response, await request.text());
  } catch (cause) {
    if (options.signal?.aborted === true) throw options.signal.reason;
    throw isTimeoutError(cause) ? timedOut(cause) : new ApiError('network', TRANSPORT.network, { cause });
  }
}

/** Takes an answer that was read, and notes what it tells of the user's rights and of the server's clock. */
export function answerOf({ status, ok, headers }: Response, text: string): Answer {
  const timeMs = serverTimeMs(headers);
  noteServerTime(timeMs);
  return {
    status,
    ok,
    text,
    traceId: headers.get('trace-id'),
    retryAfterMs: retryAfterMs(headers),
    serverTimeMs: timeMs,
    rightsRevision: noteRights(headers),
  };
}

export const timedOut = (cause?: unknown): ApiError => new ApiError('timeout', TRANSPORT.timeout, { cause });

/** Starts a call and waits for the head of its answer, whatever its status. Without `timeoutMs` it has no time limit. */
export function open(operation: Operation, input: unknown, options: SendOptions): ResponsePromise {
  const { configuration, environment } = platform();
  // The contract has only objects in queries, an empty one for operations without input.
  const query = operation.inputIn === 'query' ? flattenQuery(input as { [key: string]: QueryValue }, operation.repeatsLists) : '';
  const address = `${configuration.apiBase.replace(/\/+$/, '')}/${operation.path.replace(/^\/+/, '')}`;

  return ky(query === '' ? address : `${address}?${query}`, {
    method: operation.method,
    headers: headersOf(operation, options.credentials),
    ...bodyOf(operation, input),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    credentials: 'omit',
    fetch: fetchAsAsked,
    keepalive: options.keepalive ?? false,
    throwHttpErrors: false,
    timeout: false,
    totalTimeout: options.timeoutMs ?? false,
    // Only reads are tried again, and only when nothing answered: a write may have been done.
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [],
      delay: (attempt) => environment.retryDelayMs * attempt,
      jitter: spread,
    },
  });
}

/** A form is sent without a content type of ours: the browser writes it, with the boundary between the parts. */
function bodyOf({ inputIn }: Operation, input: unknown): { readonly body?: string | FormData } {
  if (inputIn === 'query') return {};
  if (inputIn === 'body') return { body: JSON.stringify(input) };
  const form = new FormData();
  // The contract has texts and files in forms.
  for (const [name, value] of Object.entries(input as Readonly<Record<string, string | File>>)) form.set(name, value);
  return { body: form };
}

// Each call waits between half of the delay and all of it, so that calls that failed together do not come back together.
const spread = (delayMs: number): number => delayMs * (0.5 + Math.random() / 2);

/** Whether headers can carry the credentials. Another page of the origin or an extension may have written anything. */
export const canBeSent = ({ accessToken, tenantId }: Credentials): boolean =>
  isHeaderText(accessToken) && (!platform().configuration.tenantOn || isHeaderText(tenantId));

const isHeaderText = (text: string | null): boolean => text === null || /^[\t\x20-\x7e\x80-\xff]*$/.test(text);

function headersOf(operation: Operation, { accessToken, tenantId }: Credentials): Record<string, string> {
  return {
    // The same calls fetch files.
    Accept: 'application/json, text/plain, */*',
    ...(operation.inputIn === 'body' ? { 'Content-Type': 'application/json;charset=utf-8' } : {}),
    ...(operation.isForm ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
    ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }),
    ...(platform().configuration.tenantOn && tenantId !== null ? { 'tenant-id': tenantId } : {}),
  };
}
