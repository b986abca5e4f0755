import { atom } from 'jotai';
import { hostRelease } from '../../report/hostRelease.ts';
import type { OpenPage } from '../page/openPage.ts';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { tabTitle } from '../tab/tabTitle.ts';
import { unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';

/** A tab of the console, as other windows are told of it. */
export interface RunningTab {
  readonly address: string;
  readonly title: string;
  /** The release that the tab's page comes from; null where the page could not be loaded. */
  readonly runs: { readonly remote: string; readonly release: string } | null;
  readonly shows: boolean;
  readonly unsaved: boolean;
}

/** One window of the browser with a console in it. */
export interface OpenWindow {
  /** A random text that is different for each window. */
  readonly id: string;
  readonly hostRelease: string;
  readonly tabs: readonly RunningTab[];
}

// `crypto.randomUUID` does not exist on plain-http addresses.
const id = Math.random().toString(36).slice(2);

/** This window, as it is now. */
export const openWindowAtom = atom((get): OpenWindow => {
  const active = get(activeTabIdAtom);
  const unsaved = get(unsavedTabIdsAtom);
  const tabs = get(tabsAtom).flatMap((tab): readonly RunningTab[] => {
    const { id, address, page } = tab;
    if (page === null) return [];
    return [{ address, title: tabTitle(tab), runs: runsOf(page), shows: id === active, unsaved: unsaved.has(id) }];
  });
  return { id, hostRelease: hostRelease(), tabs };
});

function runsOf(page: OpenPage): RunningTab['runs'] {
  if (page.kind === 'module') return { remote: page.remote, release: page.release };
  return page.kind === 'own' ? { remote: 'host', release: hostRelease() } : null;
}
