import type { Endpoint, Operation, OutputOf } from '@zhilv/contract';
import { ApiError } from './ApiError.ts';
import { refusalText } from './refusalText.ts';
import type { Answer } from './transport.ts';

const UNREADABLE = '服务器返回的内容无法识别，请稍后重试';

/**
 * Reads the data in an answer's envelope, as the endpoint declares it (docs/protocol/README.md §2).
 *
 * @throws ApiError of kind `business`, `http` or `unreadable`; code 401 is `business`, whether it came as
 * envelope or as HTTP status
 */
export function readAnswer<E extends Endpoint>(endpoint: E, answer: Answer): OutputOf<E> {
  const output = endpoint.output.safeParse(readEnvelope(endpoint, answer));
  if (!output.success) {
    const issues = output.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
    throw unreadable(endpoint, answer, issues.join('; '));
  }
  // The general schema type hides this endpoint's output type, which `safeParse` has just checked.
  return output.data as OutputOf<E>;
}

/** Gives the data of a success, unchecked. @throws ApiError as {@link readAnswer} */
export function readEnvelope(operation: Operation, answer: Answer): unknown {
  const { status, traceId } = answer;
  const envelope = envelopeOf(answer.text);

  if (status === 401) throw new ApiError('business', refusalText(401, envelope?.msg), { code: 401, traceId });
  if (!answer.ok) throw new ApiError('http', `系统接口${status}异常`, { code: status, traceId });
  if (envelope === null) throw unreadable(operation, answer, 'the body is no envelope');

  // Absent, null, 0 and "" all count as 200; some back ends send the number as text.
  const code = Number(envelope.code || 200);
  if (!Number.isInteger(code)) throw unreadable(operation, answer, 'the code is no number');
  if (code !== 0 && code !== 200) throw new ApiError('business', refusalText(code, envelope.msg), { code, traceId });
  return envelope.data;
}

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
  return new ApiError('unreadable', UNREADABLE, { code: status, traceId, cause });
}
