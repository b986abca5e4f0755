import { expect, it } from 'vitest';
import { readRangeEnd, writeRangeEnd } from './rangeEnd.ts';

it('takes a day for its first second at the beginning of a range, and for its last at the end', () => {
  expect(readRangeEnd('2023-10-01', 'begin')).toBe('2023-10-01 00:00:00');
  expect(readRangeEnd('2023/10/31', 'end')).toBe('2023-10-31 23:59:59');
});

it('takes a time for itself', () => {
  expect(readRangeEnd(' 2023-10-01 8:30 ', 'begin')).toBe('2023-10-01 08:30:00');
  expect(readRangeEnd('2023-10-01 08:30', 'end')).toBe('2023-10-01 08:30:00');
});

it('leaves an end open that is empty, and understands nothing else', () => {
  expect(readRangeEnd(' ', 'begin')).toBe('');
  expect(readRangeEnd('2023-13-01', 'begin')).toBeUndefined();
  expect(readRangeEnd('2023-1', 'end')).toBeUndefined();
});

it('writes the day alone where it stands for all of it', () => {
  expect(writeRangeEnd('2023-10-01 00:00:00', 'begin')).toBe('2023-10-01');
  expect(writeRangeEnd('2023-10-31 23:59:59', 'end')).toBe('2023-10-31');
  expect(writeRangeEnd('2023-10-31 00:00:00', 'end')).toBe('2023-10-31 00:00:00');
  expect(writeRangeEnd('', 'end')).toBe('');
});
