import { session } from '@zhilv/platform';
import { atom, type createStore } from 'jotai';
import { hasParameters } from '../route/pathPattern.ts';
import { activeTabAtom } from '../tab/tabAtoms.ts';
import { countVisit, frequentPages } from './frequentPages.ts';
import { frequentPagesAtom } from './frequentPagesAtom.ts';
import { noteRecentPage } from './recentPages.ts';

const shownRouteAtom = atom((get) => get(activeTabAtom)?.route ?? null);

/**
 * Notes each page that shows, for the command box and for the shortcuts of the home. Pages of single records have no menu entry by which
 * they could be opened again.
 */
export function followOpenedPages(store: Pick<ReturnType<typeof createStore>, 'get' | 'set' | 'sub'>): void {
  const { user } = session.read();
  if (user !== null) store.set(frequentPagesAtom, frequentPages(localStorage, String(user.id), Date.now()));
  store.sub(shownRouteAtom, () => {
    const route = store.get(shownRouteAtom);
    const { user: present } = session.read();
    if (present === null || route === null || !route.listed || hasParameters(route.path)) return;
    const [userId, now] = [String(present.id), Date.now()];
    noteRecentPage(localStorage, userId, route.path);
    countVisit(localStorage, userId, route.path, now);
    store.set(frequentPagesAtom, frequentPages(localStorage, userId, now));
  });
}
