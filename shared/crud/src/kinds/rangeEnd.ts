import { dateRange, formatDateTime, toInstant } from '@zhilv/platform';

type Which = 'begin' | 'end';

/**
 * What somebody typed for one end of a range, as a list's address has it: a day stands for its first second or its last,
 * a time for itself. Empty text leaves the end open; undefined for what is neither.
 */
export function readRangeEnd(text: string, which: Which): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const instant = toInstant(trimmed);
  if (instant === null) return undefined;
  const shown = formatDateTime(instant);
  return /[:：]/.test(trimmed) ? shown : endOfDay(shown.slice(0, 10), which);
}

/** One end of a range as people write it: the day alone where it stands for all of it. */
export const writeRangeEnd = (value: string, which: Which): string => {
  const day = value.slice(0, 10);
  return value === endOfDay(day, which) ? day : value;
};

function endOfDay(day: string, which: Which): string {
  const [begin, end] = dateRange(day, day);
  return which === 'begin' ? begin : end;
}
