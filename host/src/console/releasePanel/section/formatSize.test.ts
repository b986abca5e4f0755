import { expect, it } from 'vitest';
import { formatSize } from './formatSize.ts';

it.each([
  [0, '0 KB'],
  [400, '0.4 KB'],
  [10_240, '10 KB'],
  [831_488, '812 KB'],
  [1_048_576, '1.0 MB'],
  [3_565_158, '3.4 MB'],
])('says a size of %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
