import { dateRange, formatDateTime } from '@zhilv/format';
import { readInstant } from './readInstant.ts';

type Which = 'begin' | 'end';

/**
 * Reads what somebody typed for one end of a range, and gives it as a list's address has it: a day stands for its first
 * second or its last, a time for itself. Empty text leaves the end open; a text that is neither gives undefined.
 */
export function readRangeEnd(text: string, which: Which): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const instant = readInstant(trimmed);
  if (instant === null) return undefined;
  const shown = formatDateTime(instant);
  return /[:：]/.test(trimmed) ? shown : endOfDay(shown.slice(0, 10), which);
}

/** Writes one end of a range for people: the day alone where the range takes the whole day. */
export const writeRangeEnd = (value: string, which: Which): string => {
  const day = value.slice(0, 10);
  return value === endOfDay(day, which) ? day : value;
};

function endOfDay(day: string, which: Which): string {
  const [begin, end] = dateRange(day, day);
  return which === 'begin' ? begin : end;
}
