const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

let formatter: Intl.RelativeTimeFormat | undefined;

/**
 * Tells how long before or after `now` an instant is, in the largest unit that fits: 3天前, and 刚刚 within a minute. Both are
 * in epoch ms. It counts hours and no midnights, so that it never says 昨天, which 47 hours ago was not.
 */
export function formatRelative(instant: number, now: number): string {
  const seconds = Math.trunc((instant - now) / 1000);
  const fitting = UNITS.find(([, length]) => Math.abs(seconds) >= length);
  if (fitting === undefined) return '刚刚';
  const [unit, size] = fitting;
  formatter ??= new Intl.RelativeTimeFormat('zh-CN');
  return formatter.format(Math.trunc(seconds / size), unit);
}
