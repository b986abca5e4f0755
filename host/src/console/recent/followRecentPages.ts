import { session } from '@zhilv/platform';
import { atom, type createStore } from 'jotai';
import { hasParameters } from '../route/pathPattern.ts';
import { activeTabAtom } from '../tab/tabAtoms.ts';
import { noteRecentPage } from './recentPages.ts';

const shownRouteAtom = atom((get) => get(activeTabAtom)?.route ?? null);

/** Notes each page that shows, for the command box. Pages of single records have no menu entry by which they could be opened again. */
export function followRecentPages(store: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>): void {
  store.sub(shownRouteAtom, () => {
    const route = store.get(shownRouteAtom);
    const { user } = session.read();
    if (user === null || route === null || !route.listed || hasParameters(route.path)) return;
    noteRecentPage(localStorage, String(user.id), route.path);
  });
}
