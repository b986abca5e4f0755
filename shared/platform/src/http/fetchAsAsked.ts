import { platform } from '../configuration/configuration.ts';
import { retryAfterMs } from './retryAfter.ts';
import { fetchOrAdopt } from './startedCalls.ts';

const ASK_TO_WAIT = new Set([429, 503]);
const MOST_WAITS = 2;

/**
 * Fetches, and fetches a read again after the time that the answer names, unless that is too long for somebody who waits. A write
 * is never repeated by itself.
 */
export const fetchAsAsked: typeof fetch = async (input, init) => {
  for (let waits = 0; ; waits += 1) {
    const response = await fetchOrAdopt(input, init);
    if (!(input instanceof Request) || input.method !== 'GET' || waits === MOST_WAITS) return response;
    const waitMs = waitOf(response);
    if (waitMs === null) return response;
    await response.body?.cancel();
    await pause(waitMs, input.signal);
  }
};

function waitOf({ status, headers }: Response): number | null {
  const askedMs = ASK_TO_WAIT.has(status) ? retryAfterMs(headers) : null;
  if (askedMs === null) return null;
  // It never comes too early, and calls that were refused together do not come back together.
  const waitMs = askedMs * (1 + Math.random() / 4);
  // All waits together leave a third of the time limit for the answers.
  return waitMs > platform().environment.timeoutMs / (MOST_WAITS + 1) ? null : waitMs;
}

function pause(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error); // Whoever aborts gives one, or the browser does.
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, waitMs);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
  });
}
