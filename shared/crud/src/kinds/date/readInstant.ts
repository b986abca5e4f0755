import { formatDate, toInstant } from '@zhilv/format';

/**
 * Reads an instant (epoch ms) that somebody typed: what `toInstant` takes, days without separators (`20261120`), and days of the
 * year that it is in Shanghai (`11-20`), each with or without a time. A text that is no instant gives null.
 */
export function readInstant(text: string): number | null {
  const trimmed = text.trim();
  const [day = '', time] = trimmed.split(/[\sT]+/);
  return toInstant([wholeDay(day), ...(time === undefined ? [] : [time])].join(' '));
}

function wholeDay(day: string): string {
  if (/^\d{8}$/.test(day)) return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  return /^\d{1,2}[-/.月]\d{1,2}日?$/.test(day) ? `${formatDate(Date.now()).slice(0, 4)}-${day.replace('月', '-')}` : day;
}
