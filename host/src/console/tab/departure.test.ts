import { tab } from '@zhilv/testing/host/tabs';
import { expect, it } from 'vitest';
import { departure } from './departure.ts';

const kept = tab('/a');
const unkept = tab('/a', { keepAlive: false });
const elsewhere = { sameTab: false, sameQuery: false } as const;

it('keeps what is unsaved in a tab that is kept, and leaves it without a word by the strip', () => {
  expect(departure(kept, { ...elsewhere, by: 'other' })).toBe('kept');
  expect(departure(kept, { ...elsewhere, by: 'page' })).toBe('kept');
  expect(departure(kept, { ...elsewhere, by: 'strip' })).toBe('stays');
});

it('loses what is unsaved in a tab that is not kept', () => {
  expect(departure(unkept, { ...elsewhere, by: 'other' })).toBe('lost');
  expect(departure(unkept, { ...elsewhere, by: 'strip' })).toBe('lost');
});

it('loses it to another query, unless the page itself asks for that', () => {
  expect(departure(kept, { sameTab: true, sameQuery: false, by: 'other' })).toBe('lost');
  expect(departure(kept, { sameTab: true, sameQuery: false, by: 'page' })).toBe('stays');
  expect(departure(kept, { sameTab: true, sameQuery: true, by: 'other' })).toBe('stays');
});
