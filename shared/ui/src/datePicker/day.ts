/*
 * We keep a day as text, `2023-10-01`, which is the same in every time zone. The calendar's library wants a Date at midnight
 * in the browser's time zone.
 */

export function toCalendarDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function fromCalendarDate(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}
