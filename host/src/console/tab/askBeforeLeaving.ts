import { confirm } from '@zhilv/platform';
import type { createStore } from 'jotai';
import type { Blocker, BlockerFunction, createBrowserRouter } from 'react-router';
import { addressKey } from '../menu/menuPath.ts';
import { losesWork } from './losesWork.ts';
import { activeTabAtom, unsavedTabIdsAtom } from './tabAtoms.ts';

interface AskBeforeLeavingOptions {
  readonly store: ReturnType<typeof createStore>;
  /** Whether the navigation under way is the page's own. */
  readonly isByPage: () => boolean;
}

const BLOCKER = 'unsaved-work';

/** Asks before work is lost: by another address in the console, by back and forward, or by leaving the document. */
export function askBeforeLeaving(
  router: ReturnType<typeof createBrowserRouter>,
  { store, isByPage }: AskBeforeLeavingOptions,
): void {
  let asking = false;

  const blocks: BlockerFunction = ({ currentLocation, nextLocation }) => {
    const tab = store.get(activeTabAtom);
    if (tab === null || !store.get(unsavedTabIdsAtom).has(tab.id)) return false;
    const sameTab = addressKey(nextLocation.pathname) === tab.id;
    return losesWork(tab, { sameTab, sameQuery: nextLocation.search === currentLocation.search, byPage: isByPage() });
  };
  router.getBlocker(BLOCKER, blocks);

  const ask = async (blocker: Extract<Blocker, { state: 'blocked' }>): Promise<void> => {
    asking = true;
    const leaves = await confirmLosing(store.get(activeTabAtom)?.route.title ?? '');
    asking = false;
    if (leaves) blocker.proceed();
    else blocker.reset();
  };
  router.subscribe(({ blockers }) => {
    const blocker = blockers.get(BLOCKER);
    if (blocker?.state === 'blocked' && !asking) void ask(blocker);
  });

  window.addEventListener('beforeunload', (event) => {
    if (store.get(unsavedTabIdsAtom).size > 0) event.preventDefault();
  });
}

export const confirmLosing = (title: string): Promise<boolean> =>
  confirm({ content: `「${title}」有未保存的修改，离开后将丢失。确定离开吗？`, danger: true, okText: '离开' });
