import { expect, it } from 'vitest';
import { randomId } from './randomId.ts';

it('is another text each time, without anything that an address would write in another way', () => {
  const ids = Array.from({ length: 1_000 }, randomId);

  expect(new Set(ids).size).toBe(1_000);
  expect(ids.every((id) => encodeURIComponent(id) === id)).toBe(true);
});
