import type { createStore } from 'jotai';
import { addressKey } from '../route/addressKey.ts';
import { tabsAtom } from '../tab/tabAtoms.ts';

/**
 * Turns the bare address of a page to the address that its open tab shows, with its filter and its place, so that people find what they
 * left there. An address that says more than the page stays as it is.
 */
export function wayBack(store: Pick<ReturnType<typeof createStore>, 'get'>, address: string): string {
  if (/[?#]/.test(address)) return address;
  const id = addressKey(address);
  return store.get(tabsAtom).find((tab) => tab.id === id)?.address ?? address;
}
