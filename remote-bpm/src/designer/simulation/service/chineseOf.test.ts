import { expect, it } from 'vitest';
import { chineseOf } from './chineseOf.ts';

it('has Chinese for texts of the package, and says of which it has none', () => {
  expect(chineseOf('Trigger Event')).toBe('触发');
  expect(() => chineseOf('Skip Event')).toThrow('Skip Event');
});
