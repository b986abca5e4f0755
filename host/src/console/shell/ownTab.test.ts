import { tab } from '@zhilv/testing/host/tabs';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { losingWordsAtom, unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';
import { ownTab } from './ownTab.ts';

/** A strip of two tabs, of which the second one shows. @param leads tells whether the user lets it be left */
function open(leads = true) {
  const store = createStore();
  store.set(tabsAtom, [tab('/orders'), tab('/cashier')]);
  store.set(activeTabIdAtom, '/cashier');
  const go = vi.fn<(address: string, options?: object) => Promise<void>>(async (address) => {
    if (leads) store.set(activeTabIdAtom, address.split('?', 1)[0] ?? '');
  });
  return { store, go, own: ownTab({ go }, store, '/cashier'), ids: () => store.get(tabsAtom).map(({ id }) => id) };
}

it('closes the tab, and shows the one beside it', async () => {
  const strip = open();

  strip.own.close();

  await expect.poll(strip.ids).toEqual(['/orders']);
  expect(strip.go.mock.calls).toEqual([['/orders', { replace: true }]]);
});

it('goes to an address first, in place of its own', async () => {
  const strip = open();

  strip.own.close('/orders?payResult=success');

  await expect.poll(strip.ids).toEqual(['/orders']);
  expect(strip.go.mock.calls).toEqual([['/orders?payResult=success', { replace: true }]]);
});

it.each([
  ['the address is its own', open(), '/cashier?id=2'],
  ['the user stays', open(false), '/orders'],
])('stays where %s', async (_, strip, towards) => {
  strip.own.close(towards);
  await expect.poll(() => strip.go.mock.calls.length).toBe(1);
  await strip.go.mock.results[0]?.value;

  expect(strip.ids()).toEqual(['/orders', '/cashier']);
});

it('marks the work of the page, with what leaving would do', () => {
  const { store, own } = open();

  own.setDirty(true, '还没有完成');
  expect([...store.get(unsavedTabIdsAtom)]).toEqual(['/cashier']);
  expect([...store.get(losingWordsAtom)]).toEqual([['/cashier', '还没有完成']]);

  own.setDirty(false);
  expect(store.get(losingWordsAtom).size).toBe(0);
});
