import type { Loader } from '@zhilv/loader';
import { answered, answerOf } from '@zhilv/loader/preload-link';
import type { Registry } from '@zhilv/release/schema';
import type { createStore } from 'jotai';
import { whenIdle } from '../../idle/whenIdle.ts';
import { fetchAhead } from '../../prefetch/fetchAhead.ts';
import { filesInCommon } from '../../prefetch/filesInCommon.ts';
import { savesData } from '../../prefetch/savesData.ts';
import type { ConsoleRoutes } from '../menu/routesFromMenus.ts';
import { untilAtRest } from './untilAtRest.ts';

interface Options {
  /** The document's registry. */
  readonly registry: Registry;
  readonly loader: Pick<Loader, 'standing'>;
  readonly routes: () => Pick<ConsoleRoutes, 'table'>;
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>;
}

/**
 * Fetches into the browser's cache what a first visit to any page of a remote takes, for each remote that the user's menus lead to,
 * once the first page shows (docs/decisions/0040). The remotes come one after another, and wait while a page is being opened.
 */
export async function fetchRemotesAhead({ registry, loader, routes, store }: Options): Promise<void> {
  if (savesData()) return;
  for (const [remote, pageKeys] of pagesInMenus(routes())) {
    await untilAtRest(store);
    await whenIdle();
    await filesAnswered();
    const standing = loader.standing(remote);
    if (standing?.state !== 'active') continue;
    // A browser that cannot prefetch tells nothing, so this waits for ever and adds no further links.
    await Promise.all(fetchAhead(filesInCommon(registry, standing, pageKeys)).map(answered));
  }
}

/** Gives the keys of the pages that menu rows lead to, by their remotes. */
function pagesInMenus({ table }: Pick<ConsoleRoutes, 'table'>): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const { target } of table.all()) {
    if (target.kind !== 'page' || table.ofPage(target.page.key) === undefined) continue;
    const { key, remote } = target.page;
    keys.set(remote, [...(keys.get(remote) ?? []), key]);
  }
  return keys;
}

/** Settles when the files of pages and slots that were asked for came or failed. */
const filesAnswered = (): Promise<unknown> =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(answerOf));
