import { expect, it } from 'vitest';
import { formatDateTime } from './formatDateTime.ts';
import { toInstant } from './toInstant.ts';

it.each([
  [1_696_118_400, 1_696_118_400_000],
  ['1696118400', 1_696_118_400_000],
  [1_696_118_400_000, 1_696_118_400_000],
  ['1696118400000', 1_696_118_400_000],
  [0, 0],
  [-1, -1],
])('takes the timestamp %s for %d, one of ten digits for seconds', (value, instant) => {
  expect(toInstant(value)).toBe(instant);
});

it.each([
  ['2023-10-01 08:00:00', '2023-10-01 08:00:00'],
  [' 2023-10-01 ', '2023-10-01 00:00:00'],
  ['2023/10/1 8:05', '2023-10-01 08:05:00'],
  ['2023.1.9', '2023-01-09 00:00:00'],
  ['2023年10月1日 23:59:59', '2023-10-01 23:59:59'],
  ['2023-10-01T08：00', '2023-10-01 08:00:00'],
  ['2024-02-29', '2024-02-29 00:00:00'],
  // Shanghai was 9 hours ahead in the summers from 1986 to 1991, and 8:05:43 in the 19th century.
  ['1988-07-01 12:00:00', '1988-07-01 12:00:00'],
  ['1900-06-01 12:00:00', '1900-06-01 12:00:00'],
])('reads %s on the clock of Shanghai', (text, shown) => {
  expect(formatDateTime(toInstant(text))).toBe(shown);
});

it.each([
  null,
  undefined,
  '',
  'gestern',
  '2023-02-29',
  '2023-13-01',
  '2023-10-01 24:00',
  '2023-10-01 12:60',
  '2023',
  '20231001',
  Number.NaN,
  1.5,
])('takes %j for no instant', (value) => {
  expect(toInstant(value)).toBeNull();
});
