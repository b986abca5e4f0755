const OFFSET_MS = 8 * 3_600_000;
// The summers of 1986 to 1991 had another offset. After the year 9999 ISO texts are longer.
const SIMPLE = { from: Date.UTC(1992, 0, 1), until: Date.UTC(9999, 11, 31) };

/**
 * Writes an instant (epoch ms) as `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, in whatever time zone the browser is. An absent
 * instant gives empty text.
 */
export function formatDateTime(instant: number | null | undefined): string {
  if (instant === null || instant === undefined || !Number.isFinite(instant)) return '';
  if (instant < SIMPLE.from || instant >= SIMPLE.until) return byTimeZone(instant);
  return new Date(instant + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

let formatter: Intl.DateTimeFormat | undefined;

function byTimeZone(instant: number): string {
  // The formatter is made when it is first needed: its data would cost every page a tenth of a second on a slow phone.
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Shanghai',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const year = part('year').padStart(4, '0');
  return `${year}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}
