/** The back end names a time for which nobody should call again. Errors of calls carry it as their cause. */
export class RetryAfter extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super(`the back end asks to wait for ${waitMs} ms`);
    this.name = 'RetryAfter';
    this.waitMs = waitMs;
  }
}

/** A timer for a longer time goes off at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Reads the wait that `Retry-After` names, in milliseconds; null where the answer names none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterMs(headers: Headers): number | null {
  const named = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(named)) return Number(named) * 1_000;
  // A date is compared with the answer's own: the browser's clock may be wrong.
  const waitMs = momentOf(named) - momentOf(headers.get('date') ?? '');
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

/** Reads the time of an answer by the server's clock, in epoch milliseconds; null where the answer names none. */
export function serverTimeMs(headers: Headers): number | null {
  const moment = momentOf(headers.get('date') ?? '');
  return Number.isNaN(moment) ? null : moment;
}

const WITH_ZONE = /^[A-Z][a-z]+, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/;
const WITHOUT_ZONE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/;

/** Reads a date of HTTP in its three spellings. By itself `Date.parse` takes `-1` and `5.5` for dates, and the third for local time. */
function momentOf(date: string): number {
  if (WITH_ZONE.test(date)) return Date.parse(date);
  return WITHOUT_ZONE.test(date) ? Date.parse(`${date} GMT`) : Number.NaN;
}

/** Says a wait as people do, rounded up. */
export function waitText(waitMs: number): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  if (seconds <= 90) return `${seconds} 秒`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} 分钟` : `${Math.ceil(minutes / 60)} 小时`;
}
