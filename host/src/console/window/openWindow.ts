import { atom } from 'jotai';
import { hostRelease } from '../../report/hostRelease.ts';
import type { OpenPage } from '../page/openPage.ts';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';

/** What one tab of the console shows. */
export interface RunningTab {
  readonly address: string;
  readonly title: string;
  /** Whose page it is; null where one could not be had. */
  readonly runs: { readonly remote: string; readonly release: string } | null;
  readonly shows: boolean;
  readonly unsaved: boolean;
}

/** One window of the browser with a console in it. */
export interface OpenWindow {
  /** Tells windows apart. */
  readonly id: string;
  readonly hostRelease: string;
  readonly tabs: readonly RunningTab[];
}

// `crypto.randomUUID` is not there on plain-http addresses.
const id = Math.random().toString(36).slice(2);

/** This window, as it is now. */
export const openWindowAtom = atom((get): OpenWindow => {
  const active = get(activeTabIdAtom);
  const unsaved = get(unsavedTabIdsAtom);
  const tabs = get(tabsAtom).flatMap(({ id, address, route, page }): readonly RunningTab[] =>
    page === null ? [] : [{ address, title: route.title, runs: runsOf(page), shows: id === active, unsaved: unsaved.has(id) }],
  );
  return { id, hostRelease: hostRelease(), tabs };
});

function runsOf(page: OpenPage): RunningTab['runs'] {
  if (page.kind === 'module') return { remote: page.remote, release: page.release };
  return page.kind === 'own' ? { remote: 'host', release: hostRelease() } : null;
}
