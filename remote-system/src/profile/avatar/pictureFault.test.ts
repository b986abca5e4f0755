import { expect, it } from 'vitest';
import { pictureFault } from './pictureFault.ts';

const MIB = 1024 ** 2;

it.each([
  [{ type: 'image/png', size: 16 * MIB }, null],
  [{ type: 'image/webp', size: 1 }, null],
  [{ type: 'image/jpeg', size: 16 * MIB + 1 }, '图片不能超过 16 MB'],
  [{ type: 'image/svg+xml', size: 1 }, '头像只能是 PNG、JPEG 或 WebP 图片'],
  [{ type: '', size: 1 }, '头像只能是 PNG、JPEG 或 WebP 图片'],
])('says of %j: %s', (file, fault) => {
  expect(pictureFault(file)).toBe(fault);
});
