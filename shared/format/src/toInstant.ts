import { formatDateTime } from './formatDateTime.ts';

const WALL_CLOCK = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[\sT]+(\d{1,2})[:：](\d{1,2})(?:[:：](\d{1,2}))?)?$/;

/**
 * Reads an instant that a back end or a person wrote, and gives it in epoch ms. It takes a timestamp (10 digits are seconds),
 * or a day with or without a time on the clock of Asia/Shanghai, like `2023-10-01 08:00:00` or `2023/10/1 8:00`. What is
 * absent or no instant gives null.
 */
export function toInstant(value: number | string | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  const text = String(value).trim();
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  if (/^\d{13}$/.test(text)) return Number(text);
  const parts = WALL_CLOCK.exec(text);
  return parts === null ? null : instantOf(parts.slice(1).map((part) => Number(part ?? 0)));
}

function instantOf([year = 0, month = 0, day = 0, ...time]: readonly number[]): number | null {
  const shown = `${[String(year).padStart(4, '0'), ...[month, day].map(twoDigits)].join('-')} ${time.map(twoDigits).join(':')}`;
  const asUtc = readAsUtc(shown);
  // Shanghai has not always been 8 hours ahead; the clock at a first guess tells by how much the guess is off.
  const guess = asUtc - 8 * 3_600_000;
  const instant = guess - (readAsUtc(formatDateTime(guess)) - asUtc);
  // The clock never shows 30 February or 25 o'clock.
  return formatDateTime(instant) === shown ? instant : null;
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');
const readAsUtc = (wallClock: string): number => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
