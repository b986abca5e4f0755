/** A choice beside the calendar; its days are texts like `2023-10-01`. */
export interface QuickRange {
  readonly label: string;
  readonly begin: string;
  readonly end: string;
}

/** The ranges that people ask for most, seen from `today`. */
export const quickRanges = (today: string): readonly QuickRange[] => [
  { label: '今天', begin: today, end: today },
  { label: '近7天', begin: daysBefore(today, 6), end: today },
  { label: '近30天', begin: daysBefore(today, 29), end: today },
  { label: '本月', begin: `${today.slice(0, 8)}01`, end: today },
];

function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}
