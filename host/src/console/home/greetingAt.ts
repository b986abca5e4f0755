/** The console's clock is the company's, wherever its user travels (docs/threats.md §12). */
const TIME_ZONE = 'Asia/Shanghai';

// They are made when they are first needed: their data would cost every page of the console a tenth of a second on a slow machine.
let hour: Intl.DateTimeFormat | undefined;
let date: Intl.DateTimeFormat | undefined;

/** The greeting for a time of day; `now` in epoch milliseconds. */
export function greetingAt(now: number): string {
  const hourOfDay = hourAt(now);
  if (hourOfDay < 5) return '夜深了';
  if (hourOfDay < 9) return '早上好';
  if (hourOfDay < 12) return '上午好';
  if (hourOfDay < 14) return '中午好';
  if (hourOfDay < 18) return '下午好';
  return '晚上好';
}

/** The hour of the day, from 0 to 23; `now` in epoch milliseconds. */
export function hourAt(now: number): number {
  hour ??= new Intl.DateTimeFormat('zh-CN', { hour: 'numeric', hourCycle: 'h23', timeZone: TIME_ZONE });
  return Number(hour.formatToParts(now).find(({ type }) => type === 'hour')?.value);
}

/** `2026年11月21日星期六`; `now` in epoch milliseconds. */
export function longDate(now: number): string {
  date ??= new Intl.DateTimeFormat('zh-CN', { dateStyle: 'full', timeZone: TIME_ZONE });
  // Browsers put the weekday with or without a space before it.
  return date.format(now).replace(/\s*(星期)/, '$1');
}
