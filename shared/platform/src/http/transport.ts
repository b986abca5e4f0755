import type { Endpoint } from '@zhilv/contract';
import ky, { isTimeoutError } from 'ky';
import { platform } from '../configuration.ts';
import { ApiError } from './ApiError.ts';
import { flattenQuery, type QueryValue } from './flattenQuery.ts';

/** Whose call it is: what the two headers of contract README §3.1 carry. */
interface Credentials {
  readonly accessToken: string | null;
  readonly tenantId: string | null;
}

/** An answer as it arrived, read to its end. */
export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  readonly traceId: string | null;
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
export async function send(endpoint: Endpoint, input: unknown, options: SendOptions): Promise<Answer> {
  const { configuration, environment } = platform();
  // Endpoints without input take an empty object, and everything else in a query is an object by contract.
  const query = endpoint.inputIn === 'query' ? flattenQuery(input as { [key: string]: QueryValue }) : '';
  const address = `${configuration.apiBase.replace(/\/+$/, '')}/${endpoint.path.replace(/^\/+/, '')}`;

  const request = ky(query === '' ? address : `${address}?${query}`, {
    method: endpoint.method,
    headers: headersOf(endpoint, options.credentials),
    ...(endpoint.inputIn === 'body' ? { body: JSON.stringify(input) } : {}),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    credentials: 'omit',
    keepalive: options.keepalive ?? false,
    throwHttpErrors: false,
    timeout: false,
    totalTimeout: options.timeoutMs ?? environment.timeoutMs,
    // Reads only, and only when nothing answered: a write may have been done.
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [],
      delay: (attempt) => environment.retryDelayMs * attempt,
      jitter: spread,
    },
  });

  try {
    const response = await request;
    const text = await request.text();
    return { status: response.status, ok: response.ok, text, traceId: response.headers.get('trace-id') };
  } catch (cause) {
    if (options.signal?.aborted === true) throw options.signal.reason;
    throw isTimeoutError(cause)
      ? new ApiError('timeout', '系统接口请求超时', { cause })
      : new ApiError('network', '后端接口连接异常', { cause });
  }
}

// Between half and the whole of it, so that those who failed together do not come back together.
const spread = (delayMs: number): number => delayMs * (0.5 + Math.random() / 2);

function headersOf(endpoint: Endpoint, { accessToken, tenantId }: Credentials): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(endpoint.inputIn === 'body' ? { 'Content-Type': 'application/json;charset=utf-8' } : {}),
    ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }),
    ...(platform().configuration.tenantOn && tenantId !== null ? { 'tenant-id': tenantId } : {}),
  };
}
