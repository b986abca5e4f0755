import { platform } from '../configuration/configuration.ts';

/** A window that wrote a lease looks again after this time, at random up to twice as long: another may have written at the same moment. */
const SETTLE_MS = 15;

/** Says that a window works, until the time at which nobody waits for it any more, in milliseconds since 1970. */
interface Lease {
  readonly holder: string;
  readonly untilMs: number;
}

/**
 * Takes the lease of a name in storage, and gives the function that gives it back; null where it does not become free before `signal`
 * aborts. Storage knows no turns, so two windows of different processes may still hold it at once, though rarely: what is
 * done meanwhile must do no harm when it is done twice.
 */
export async function takeLease(name: string, signal: AbortSignal): Promise<(() => void) | null> {
  const { storage, sessionTimeoutMs } = platform().environment;
  const key = `${name}.lease`;
  const holder = String(Math.random());
  const read = (): Lease | null => leaseOf(storage.getItem(key), Date.now() + sessionTimeoutMs);
  const release = (): void => {
    if (read()?.holder === holder) storage.removeItem(key);
  };

  while (!signal.aborted) {
    if (read() === null) {
      try {
        storage.setItem(key, JSON.stringify({ holder, untilMs: Date.now() + sessionTimeoutMs } satisfies Lease));
      } catch {
        // Storage is full, so windows cannot tell one another anything.
        return () => {};
      }
    }
    await moment(SETTLE_MS * (1 + Math.random()));
    if (read()?.holder === holder) return release;
  }
  release();
  return null;
}

/** Reads a lease that is in force. One that ends later than any that begins now was written by a clock that was ahead, or by somebody else. */
function leaseOf(text: string | null, latestMs: number): Lease | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { holder, untilMs } = stored as Partial<Record<keyof Lease, unknown>>; // Any object can be read like this.
    if (typeof holder !== 'string' || typeof untilMs !== 'number') return null;
    return untilMs > Date.now() && untilMs <= latestMs ? { holder, untilMs } : null;
  } catch {
    // Another page of the origin wrote something else.
    return null;
  }
}

const moment = (ms: number): Promise<void> => new Promise((passed) => setTimeout(passed, ms));
