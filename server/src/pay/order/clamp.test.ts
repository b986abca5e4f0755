import { expect, it } from 'vitest';
import { clamp, clampedLines } from './clamp.ts';

it('ends a text that is too long in an ellipsis, and halves no character', () => {
  expect(clamp('观山杯', 3)).toBe('观山杯');
  expect(clamp('观🍵🍵杯', 3)).toBe('观🍵…');
});

it('keeps how many of each goods there are, however long their names', () => {
  expect(clampedLines([{ spuName: '杯', count: 2 }], 128)).toBe('杯 ×2');
  expect(clampedLines([{ spuName: '杯'.repeat(128), count: 2 }], 128)).toBe(`${'杯'.repeat(121)}… ×2`);
  const two = clampedLines(
    [
      { spuName: '杯'.repeat(100), count: 999 },
      { spuName: '茶'.repeat(100), count: 1 },
    ],
    128,
  );
  expect(two).toBe(`${'杯'.repeat(57)}… ×999，${'茶'.repeat(57)}… ×1`);
  const many = clampedLines(
    Array.from({ length: 30 }, () => ({ spuName: '杯'.repeat(20), count: 1 })),
    128,
  );
  expect(many).toHaveLength(128);
  expect(many.endsWith('…')).toBe(true);
});
