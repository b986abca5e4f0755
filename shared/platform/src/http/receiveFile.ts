import type { Operation } from '@zhilv/contract';
import { platform } from '../configuration/configuration.ts';
import { ApiError } from './ApiError.ts';
import { TRANSPORT } from './errorCatalogue.ts';
import { readEnvelope, unreadable } from './readAnswer.ts';
import { startStallLimit } from './startStallLimit.ts';
import { answerOf, type Credentials, open, timedOut } from './transport.ts';

/** Tells how far a download is. */
export interface DownloadProgress {
  readonly receivedBytes: number;
  /** The file will hold this many records; null when the server does not say. */
  readonly totalRows: number | null;
}

interface ReceiveOptions {
  readonly credentials: Credentials;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/**
 * Sends one call whose answer is a file, and reads it to its end. An answer of JSON is a failure
 * (docs/protocol/README.md §7), and so is a page: a proxy or a network that wants a sign-in has answered.
 *
 * @throws ApiError; the signal's reason when that was aborted
 */
export async function receiveFile(operation: Operation, input: unknown, options: ReceiveOptions): Promise<Blob> {
  const { credentials, signal, onProgress } = options;
  const limit = startStallLimit(platform().environment.timeoutMs, signal);
  let started = false;
  try {
    const response = await open(operation, input, { credentials, signal: limit.signal });
    limit.restart();
    if (!response.ok || isNoFile(response)) throw await failureOf(operation, response);
    started = true;
    const file = await readPieces(response, (receivedBytes) => {
      limit.restart();
      onProgress?.({ receivedBytes, totalRows: totalRowsOf(response) });
    });
    // Even an empty list is a file with a heading.
    if (file.size === 0) throw new ApiError('network', TRANSPORT.interrupted);
    return file;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted === true) throw signal.reason;
    throw limit.passed()
      ? timedOut(cause)
      : new ApiError('network', started ? TRANSPORT.interrupted : TRANSPORT.network, { cause });
  } finally {
    limit.stop();
  }
}

// A real back end sends no type at all with a file.
const isNoFile = ({ headers }: Response): boolean => /[/+]json\b|^text\/html\b/i.test(headers.get('content-type') ?? '');

async function failureOf(operation: Operation, response: Response): Promise<ApiError> {
  const answer = answerOf(response, await response.text());
  readEnvelope(operation, answer);
  return unreadable(operation, answer, 'a success without a file');
}

async function readPieces(response: Response, onReceived: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  onReceived(0);
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    pieces.push(piece.value);
    receivedBytes += piece.value.byteLength;
    onReceived(receivedBytes);
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}

function totalRowsOf({ headers }: Response): number | null {
  const rows = headers.get('x-total-rows') ?? '';
  return /^\d{1,15}$/.test(rows) ? Number(rows) : null;
}
