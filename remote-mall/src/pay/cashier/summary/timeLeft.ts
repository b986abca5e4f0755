/** Times of an order in epoch milliseconds, by the server's clock. */
interface Times {
  readonly createTime: number;
  readonly expireTime: number;
}

/**
 * Tells how long an order can still be paid, in milliseconds.
 *
 * @param nowMs the time by the server's clock; null where nobody knows it
 * @returns null where nobody can tell. Never less than nothing, and never more than an order is given in all.
 */
export const timeLeftMs = ({ createTime, expireTime }: Times, nowMs: number | null): number | null =>
  nowMs === null ? null : Math.min(Math.max(0, expireTime - nowMs), Math.max(0, expireTime - createTime));

/** Writes a time as it runs down: `1:59:07`, `14:05`, rounded up to whole seconds, so that nothing is left when it reads 00:00. */
export function timeLeftText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3_600);
  return hours === 0 ? parts.join(':') : [String(hours), ...parts].join(':');
}
