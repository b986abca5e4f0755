import { consoleRoute, tab } from '@zhilv/testing/host/tabs';
import { describe, expect, it } from 'vitest';
import type { Tab } from './Tab.ts';
import { affixTabs, changeTab, closeTab, endedPages, neighbourOf, ranked, shiftTab, showTab } from './tabList.ts';

const none = new Set<string>();
const ids = (tabs: readonly Tab[]) => tabs.map(({ id }) => id);

const home = tab('/index', { affix: true });

describe('showing a tab', () => {
  it('puts a new one at the end and keeps the others', () => {
    expect(ids(showTab([home, tab('/a')], tab('/b'), '/a'))).toEqual(['/index', '/a', '/b']);
  });

  it('shows a tab again where it is, with its page and its new address', () => {
    const shown = showTab([home, tab('/a')], { ...tab('/a'), page: null, address: '/a?page=2' }, '/index');

    expect(shown[1]).toMatchObject({ address: '/a?page=2', page: { kind: 'own' } });
  });

  it('lets go of the page that is not kept, not of its tab', () => {
    const shown = showTab([home, tab('/a', { keepAlive: false })], tab('/b'), '/a');

    expect(ids(shown)).toEqual(['/index', '/a', '/b']);
    expect(shown[1]?.page).toBeNull();
  });

  it('lets go of a tab that the strip does not list', () => {
    expect(ids(showTab([home, tab('/404', { listed: false })], tab('/b'), '/404'))).toEqual(['/index', '/b']);
  });

  it('leaves a tab alone whose query changes', () => {
    const unkept = tab('/a', { keepAlive: false });

    const shown = showTab([unkept], { ...unkept, page: null }, '/a');

    expect(shown[0]?.page).toBe(unkept.page);
  });
});

describe('closing a tab', () => {
  it('takes it out, unless it is pinned', () => {
    expect(ids(closeTab([home, tab('/a')], '/a'))).toEqual(['/index']);
    expect(ids(closeTab([home, tab('/a')], '/index'))).toEqual(['/index', '/a']);
  });

  it('goes on with the next one, else with the one before', () => {
    const tabs = [home, tab('/a'), tab('/404', { listed: false }), tab('/b')];

    expect(neighbourOf(tabs, '/a', none)?.id).toBe('/b');
    expect(neighbourOf(tabs, '/b', none)?.id).toBe('/a');
    expect(neighbourOf([home], '/index', none)).toBeNull();
    expect(neighbourOf(tabs, '/a', new Set(['/b']))?.id).toBe('/index');
  });
});

it('starts with the pinned pages, which are not visited yet', () => {
  const tabs = affixTabs([consoleRoute('/index', { affix: true }), consoleRoute('/a'), consoleRoute('/b/:id', { affix: true })]);

  expect(tabs).toMatchObject([{ id: '/index', page: null }]);
});

it('tells which pages ended between two lists', () => {
  const a = tab('/a');

  expect(endedPages([home, a], [home])).toEqual([a.page]);
  expect(endedPages([home, a], [home, { ...a, address: '/a?x' }])).toEqual([]);
});

it('changes a tab that is still open, and no other', () => {
  const tabs = changeTab([home, tab('/a')], '/a', { address: '/a?page=2', page: null });

  expect(tabs[1]).toMatchObject({ address: '/a?page=2', page: null });
  expect(tabs[0]).toBe(home);
  expect(changeTab(tabs, '/gone', { page: null })).toEqual(tabs);
});

describe('the order of tabs', () => {
  const pinned = (path: string): Tab => ({ ...tab(path), pinned: true });
  const tabs = [home, pinned('/p'), pinned('/q'), tab('/a'), tab('/404', { listed: false }), tab('/b')];

  it('has those of the menu first, then the pinned ones', () => {
    expect(ids(ranked([tab('/a'), pinned('/p'), home, tab('/b'), pinned('/q')]))).toEqual(['/index', '/p', '/q', '/a', '/b']);
  });

  it('changes by one place among tabs of one rank that are in the strip', () => {
    expect(ids(shiftTab(tabs, '/q', -1))).toEqual(['/index', '/q', '/p', '/a', '/404', '/b']);
    expect(ids(shiftTab(tabs, '/a', 1))).toEqual(['/index', '/p', '/q', '/b', '/404', '/a']);
    expect(shiftTab(tabs, '/a', -1)).toBe(tabs);
    expect(shiftTab(tabs, '/q', 1)).toBe(tabs);
    expect(shiftTab(tabs, '/gone', 1)).toBe(tabs);
  });

  it('keeps a pinned tab when it is to close', () => {
    expect(ids(closeTab(tabs, '/p'))).toEqual(ids(tabs));
  });
});
