import { expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [3500, '3.4 KB'],
  [28_900_000, '27 MB'],
  [5_000_000_000_000, '4656 GB'],
])('says %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
