import { afterEach, expect, it, vi } from 'vitest';
import { beginsReading } from './reading.ts';

afterEach(() => vi.unstubAllGlobals());

it('begins with a record, not with asking for it anew', () => {
  vi.stubGlobal('document', {});

  expect([301, '301', 302, 301].map(beginsReading)).toEqual([true, false, true, true]);
});

it('begins each time on the server, which renders for many', () => {
  expect([303, 303].map(beginsReading)).toEqual([true, true]);
});
