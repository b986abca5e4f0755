const formatter = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Shanghai',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * An instant (epoch ms) as `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, wherever the browser stands. Empty text for
 * what is absent.
 */
export function formatDateTime(instant: number | null | undefined): string {
  if (instant === null || instant === undefined || !Number.isFinite(instant)) return '';

  const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const year = part('year').padStart(4, '0');
  return `${year}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}
