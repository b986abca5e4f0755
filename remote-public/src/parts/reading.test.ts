import { afterEach, expect, it, vi } from 'vitest';
import { beginsReading } from './reading.ts';

afterEach(() => vi.unstubAllGlobals());

it('begins with a record, not with asking for it anew', () => {
  vi.stubGlobal('document', {});

  expect([301, '301', 302, 301].map(beginsReading)).toEqual([true, false, true, true]);
});

it('never begins on the server', () => {
  expect(beginsReading(303)).toBe(false);
});
