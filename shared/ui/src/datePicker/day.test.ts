import { expect, it } from 'vitest';
import { fromCalendarDate, toCalendarDate } from './day.ts';

it.each(['2023-10-01', '2024-02-29', '1999-12-31', '1988-04-10'])('%s is the same day there and back', (day) => {
  const date = toCalendarDate(day);

  expect(date.getDate()).toBe(Number(day.slice(8)));
  expect(fromCalendarDate(date)).toBe(day);
});
