import { expect, it } from 'vitest';
import { dateRange } from './dateRange.ts';

it('reaches from the first second of one day to the last of the other', () => {
  expect(dateRange('2023-10-01', '2023-10-31')).toEqual(['2023-10-01 00:00:00', '2023-10-31 23:59:59']);
});

it('is open where an end is missing', () => {
  expect(dateRange('2023-10-01', null)).toEqual(['2023-10-01 00:00:00', '']);
  expect(dateRange(undefined, '2023-10-31')).toEqual(['', '2023-10-31 23:59:59']);
  expect(dateRange('', '')).toEqual(['', '']);
});
