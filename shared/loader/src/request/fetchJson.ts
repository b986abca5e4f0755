/** An answer and its body have to come within this time, in milliseconds. */
export const FETCH_TIMEOUT_MS = 10_000;

/**
 * @throws Error when there is no answer in time, or one that is not JSON, not successful or not of this digest; the cause of one
 * that is not successful is the answer
 */
export async function fetchJson(url: string, init: Pick<RequestInit, 'cache' | 'integrity'>): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${url} answers with status ${answer.status}`, { cause: answer });
  return await answer.json();
}

/** Narrows parsed JSON to an object, the only thing that is told of by name. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
