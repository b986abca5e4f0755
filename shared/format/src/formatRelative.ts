const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

let formatter: Intl.RelativeTimeFormat | undefined;

/**
 * Tells how long before or after `now` an instant is, in the largest unit that fits: 3 天前. Within a minute it is 刚刚, also when
 * the browser's clock is a little behind the server's. Both are in epoch ms.
 */
export function formatRelative(instant: number, now: number): string {
  const seconds = Math.round((instant - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? [null, 1];
  if (unit === null) return '刚刚';
  formatter ??= new Intl.RelativeTimeFormat('zh-CN', { numeric: 'auto' });
  // Browsers put no space behind the number, which stands with one everywhere else.
  return formatter.format(Math.trunc(seconds / size), unit).replace(/(\d)\s*(?!\d)/, '$1 ');
}
