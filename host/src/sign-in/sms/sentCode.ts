const KEY = 'zhilv.smsCode';

/** A back end sends no second code to a phone for so long. */
const SEND_AGAIN_MS = 60_000;

interface SentCode {
  readonly mobile: string;
  /** Epoch milliseconds by this browser's clock. */
  readonly time: number;
}

/** The last code that was asked for. The window's storage keeps it, so that a reload does not forget the wait. */
export function readSentCode(storage: Pick<Storage, 'getItem'>): SentCode | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { mobile, time } = stored as Partial<Record<string, unknown>>; // Any object can be read like this.
    return typeof mobile === 'string' && typeof time === 'number' ? { mobile, time } : null;
  } catch {
    return null; // Somebody else wrote it.
  }
}

export function keepSentCode(storage: Pick<Storage, 'setItem'>, sent: SentCode): void {
  try {
    storage.setItem(KEY, JSON.stringify(sent));
  } catch {
    // The storage is full: a reload forgets the wait, and the back end refuses what comes too early.
  }
}

export const forgetStoredCode = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(KEY);

/** The whole seconds until a phone may be sent another code; 0 when it may at once. */
export function secondsLeft(sent: SentCode | null, mobile: string, now: number): number {
  if (sent === null || sent.mobile !== mobile) return 0;
  const waitMs = sent.time + SEND_AGAIN_MS - now;
  // A time from the future was written by a clock that has been set since.
  return waitMs <= 0 || waitMs > SEND_AGAIN_MS ? 0 : Math.ceil(waitMs / 1000);
}
