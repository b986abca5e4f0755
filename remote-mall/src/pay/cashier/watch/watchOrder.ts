import type { PayOrder } from '@zhilv/contract/pay';
import { ApiError } from '@zhilv/platform';

/** An order is asked for so often while it is being paid. */
export const PERIOD_MS = 2_000;

/** A back end that does not answer is asked less and less often, but at least so often. */
const LONGEST_MS = 30_000;

interface Watching {
  /** Reads the order; null where it is no longer there. @throws ApiError when nobody can tell */
  readonly read: (signal: AbortSignal) => Promise<PayOrder | null>;
  readonly onOrder: (order: PayOrder | null) => void;
  /** The order could not be read; it is asked for again later. */
  readonly onTrouble: (error: ApiError) => void;
}

/**
 * Asks for an order every two seconds. While the document is hidden it rests, and asks at once when it shows again, as it does when
 * somebody comes back from the page of a provider.
 *
 * @returns a function that ends it
 */
export function watchOrder({ read, onOrder, onTrouble }: Watching): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let failures = 0;

  const rest = (): void => {
    clearTimeout(timer);
    if (signal.aborted || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void look(), Math.min(PERIOD_MS * 2 ** failures, LONGEST_MS));
  };
  const look = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      const order = await read(signal);
      failures = 0;
      if (!signal.aborted) onOrder(order);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      failures += 1;
      onTrouble(error);
    } finally {
      asking = false;
      rest();
    }
  };
  const follow = (): void => {
    if (document.visibilityState === 'hidden') clearTimeout(timer);
    else void look();
  };

  document.addEventListener('visibilitychange', follow);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  });
  rest();
  return () => ending.abort();
}
