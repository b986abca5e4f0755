import { expect, it } from 'vitest';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { departure } from './departure.ts';
import type { Tab } from './Tab.ts';

const tab = (keepAlive: boolean): Tab => {
  const route: ConsoleRoute = {
    path: '/a',
    title: 'a',
    trail: [],
    rowIds: [],
    keepAlive,
    affix: false,
    listed: true,
    target: { kind: 'not-found' },
  };
  return { id: '/a', address: '/a', route, name: null, pinned: false, page: { kind: 'own' } };
};
const elsewhere = { sameTab: false, sameQuery: false } as const;

it('keeps what is unsaved in a tab that is kept, and leaves it without a word by the strip', () => {
  expect(departure(tab(true), { ...elsewhere, by: 'other' })).toBe('kept');
  expect(departure(tab(true), { ...elsewhere, by: 'page' })).toBe('kept');
  expect(departure(tab(true), { ...elsewhere, by: 'strip' })).toBe('stays');
});

it('loses what is unsaved in a tab that is not kept', () => {
  expect(departure(tab(false), { ...elsewhere, by: 'other' })).toBe('lost');
  expect(departure(tab(false), { ...elsewhere, by: 'strip' })).toBe('lost');
});

it('loses it to another query, unless the page itself asks for that', () => {
  expect(departure(tab(true), { sameTab: true, sameQuery: false, by: 'other' })).toBe('lost');
  expect(departure(tab(true), { sameTab: true, sameQuery: false, by: 'page' })).toBe('stays');
  expect(departure(tab(true), { sameTab: true, sameQuery: true, by: 'other' })).toBe('stays');
});
