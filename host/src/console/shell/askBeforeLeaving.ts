import { askWhenBlocked } from '@zhilv/loader/ask-when-blocked';
import { confirm } from '@zhilv/platform';
import type { createStore } from 'jotai';
import type { BlockerFunction, createBrowserRouter } from 'react-router';
import { addressKey } from '../route/addressKey.ts';
import { type Departure, departure, type Initiator } from '../tab/departure.ts';
import type { Tab } from '../tab/Tab.ts';
import { activeTabAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { REFRESH, refreshTarget } from './refreshTarget.ts';
import { tabTitle } from '../tab/tabTitle.ts';
import { losingWordsAtom, unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';

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
  let asked: Tab | null = null;

  const blocks: BlockerFunction = ({ currentLocation, nextLocation }) => {
    const unsaved = store.get(unsavedTabIdsAtom);
    const shown = store.get(activeTabAtom);
    const refreshed = refreshedTab(store.get(tabsAtom), nextLocation.pathname);
    // A page that is opened afresh loses what is in it, also while it is hidden.
    if (refreshed !== null && unsaved.has(refreshed.id)) [asked, fate] = [refreshed, 'lost'];
    else if (shown !== null && unsaved.has(shown.id)) [asked, fate] = [shown, fateOf(shown)];
    else return false;
    return fate !== 'stays';

    function fateOf(tab: Tab): Departure {
      const sameTab = addressKey(nextLocation.pathname) === tab.id;
      return departure(tab, { sameTab, sameQuery: nextLocation.search === currentLocation.search, by: initiator() });
    }
  };
  askWhenBlocked(router, blocks, () => {
    const title = asked === null ? '' : tabTitle(asked);
    const losing = store.get(losingWordsAtom).get(asked?.id ?? '');
    return fate === 'kept' ? confirmLeaving(title) : confirmLosing(title, losing);
  });

  window.addEventListener('beforeunload', (event) => {
    if (store.get(unsavedTabIdsAtom).size > 0) event.preventDefault();
  });
}

function refreshedTab(tabs: readonly Tab[], pathname: string): Tab | null {
  if (!pathname.startsWith(REFRESH)) return null;
  const id = addressKey(refreshTarget(pathname));
  return tabs.find((tab) => tab.id === id) ?? null;
}

const confirmLeaving = (title: string): Promise<boolean> =>
  confirm({ content: `「${title}」有未保存的修改，会保留在它的标签页中。确定离开吗？`, okText: '离开' });

/** @param losing what leaving would do */
export const confirmLosing = (title: string, losing = '有未保存的修改，离开后将丢失'): Promise<boolean> =>
  confirm({ content: `「${title}」${losing}。确定离开吗？`, danger: true, okText: '离开' });
