import { tab } from '@zhilv/testing/host/tabs';
import { testStorage } from '@zhilv/testing/host/test-storage';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import type { Tab } from '../tab/Tab.ts';
import { closeTabAtom, shiftTabAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { keepTabs, pinTab } from './keepTabs.ts';
import { openTabsKey, pinnedTabsKey, readTabs } from './storedTabs.ts';

const open = () => {
  const store = createStore();
  store.set(tabsAtom, [tab('/a'), tab('/b?pageNo=2'), tab('/404', { listed: false })]);
  return store;
};

it('keeps the tabs of the strip in their order, until it is to forget them', () => {
  const [store, storage] = [open(), testStorage()];
  const kept = () => readTabs(storage, openTabsKey('1')).map(({ address }) => address);
  const forget = keepTabs(store, storage, '1');

  store.set(shiftTabAtom, { id: '/a', by: 1 });
  expect(kept()).toEqual(['/b?pageNo=2', '/a']);
  store.set(closeTabAtom, '/a');
  expect(kept()).toEqual(['/b?pageNo=2']);

  forget();
  store.set(tabsAtom, [tab('/a')]);
  expect(storage.length).toBe(0);
});

it('pins a tab before the others and beside those of other windows, and lets go of it', () => {
  const [store, storage] = [open(), testStorage()];
  const stored = () => readTabs(storage, pinnedTabsKey('1')).map(({ address }) => address);
  const pin = (one: Tab, pinned: boolean) => pinTab({ store, storage, userId: '1' }, one, pinned);
  pinTab({ store: createStore(), storage, userId: '1' }, tab('/other'), true);

  pin(tab('/b?pageNo=2'), true);
  expect(store.get(tabsAtom).map(({ id, pinned }) => [id, pinned])).toEqual([
    ['/b', true],
    ['/a', false],
    ['/404', false],
  ]);
  expect(stored()).toEqual(['/other', '/b?pageNo=2']);

  pin(tab('/b?pageNo=3'), false);
  expect(store.get(tabsAtom).some(({ pinned }) => pinned)).toBe(false);
  expect(stored()).toEqual(['/other']);
});
