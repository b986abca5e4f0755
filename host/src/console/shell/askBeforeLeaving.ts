import { askWhenBlocked } from '@zhilv/loader/ask-when-blocked';
import { confirm } from '@zhilv/platform';
import type { createStore } from 'jotai';
import type { BlockerFunction, createBrowserRouter } from 'react-router';
import { addressKey } from '../route/addressKey.ts';
import { type Departure, departure, type Initiator } from '../tab/departure.ts';
import { activeTabAtom } from '../tab/tabAtoms.ts';
import { tabTitle } from '../tab/tabTitle.ts';
import { unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';

interface AskBeforeLeavingOptions {
  readonly store: ReturnType<typeof createStore>;
  /** The initiator of the navigation that is being decided on. */
  readonly initiator: () => Initiator;
}

/** Asks before the user leaves unsaved work, be it by going to another address, by back and forward, or with the document. */
export function askBeforeLeaving(
  router: ReturnType<typeof createBrowserRouter>,
  { store, initiator }: AskBeforeLeavingOptions,
): void {
  let fate: Departure = 'stays';

  const blocks: BlockerFunction = ({ currentLocation, nextLocation }) => {
    const tab = store.get(activeTabAtom);
    if (tab === null || !store.get(unsavedTabIdsAtom).has(tab.id)) return false;
    const sameTab = addressKey(nextLocation.pathname) === tab.id;
    fate = departure(tab, { sameTab, sameQuery: nextLocation.search === currentLocation.search, by: initiator() });
    return fate !== 'stays';
  };
  askWhenBlocked(router, blocks, () => {
    const tab = store.get(activeTabAtom);
    const title = tab === null ? '' : tabTitle(tab);
    return fate === 'kept' ? confirmLeaving(title) : confirmLosing(title);
  });

  window.addEventListener('beforeunload', (event) => {
    if (store.get(unsavedTabIdsAtom).size > 0) event.preventDefault();
  });
}

const confirmLeaving = (title: string): Promise<boolean> =>
  confirm({ content: `「${title}」有未保存的修改，会保留在它的标签页中。确定离开吗？`, okText: '离开' });

export const confirmLosing = (title: string): Promise<boolean> =>
  confirm({ content: `「${title}」有未保存的修改，离开后将丢失。确定离开吗？`, danger: true, okText: '离开' });
