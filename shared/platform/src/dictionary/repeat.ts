import { ApiError } from '../http/ApiError.ts';
import { isRefusal } from '../http/isRefusal.ts';

interface RepeatOptions {
  /** The failure of the call before. */
  readonly failure: unknown;
  /** The pause before the next call; later ones are twice as long each, up to twenty times the first. */
  readonly pauseMs: number;
  /** Whether the answer is still wanted. */
  readonly wanted: () => boolean;
  /** Whether the next call may do better after a failure; by default after each of a call that was not refused. */
  readonly mayPass?: (failure: unknown) => boolean;
}

/**
 * Makes a call that failed again, ever more rarely, until it succeeds, is refused or nobody wants its answer. It makes none
 * while the browser is offline or the document is hidden, and one at once when that ends. It never throws.
 */
export async function repeat(ask: () => Promise<void>, options: RepeatOptions): Promise<void> {
  const { failure, pauseMs, wanted, mayPass = wasNotRefused } = options;
  let failed = failure;
  for (let nextMs = pauseMs; mayPass(failed); nextMs = Math.min(nextMs * 2, pauseMs * 20)) {
    const askedMs = (failed instanceof ApiError && failed.retryAfterMs) || 0;
    await pause(Math.max(nextMs, askedMs), askedMs === 0);
    await untilUseful();
    if (!wanted()) return;
    try {
      await ask();
      return;
    } catch (error) {
      failed = error;
    }
  }
}

const wasNotRefused = (error: unknown): boolean => error instanceof ApiError && !isRefusal(error);

/** Waits for a time, which the browser's return to the network ends early where `mayEndEarly`. */
function pause(waitMs: number, mayEndEarly: boolean): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    if (mayEndEarly && typeof window !== 'undefined') window.addEventListener('online', end, { signal: over.signal });
  });
}

/** Waits while the browser is offline or nobody sees the document. */
async function untilUseful(): Promise<void> {
  if (typeof window === 'undefined') return;
  while (!navigator.onLine) await next(window, 'online');
  while (document.hidden) await next(document, 'visibilitychange');
}

const next = (target: EventTarget, name: string): Promise<void> =>
  new Promise((resolve) => target.addEventListener(name, () => resolve(), { once: true }));
