import type { Loader, RemoteStanding } from '@zhilv/federation/loader';
import { messages } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { routesAtom } from '../menu/menuAtoms.ts';
import type { ConsoleRoute } from '../menu/ConsoleRoute.ts';
import { activeTabAtom } from '../tab/tabAtoms.ts';
import { remoteOf } from './openPages.ts';

interface Options {
  readonly loader: Pick<Loader, 'standing'>;
  readonly store: ReturnType<typeof createStore>;
}

/** Says once for a remote that its pages come from an older release, when the first of them shows. */
export function tellOfOlderReleases({ loader, store }: Options): void {
  const told = new Set<string>();
  store.sub(activeTabAtom, () => {
    const remote = remoteOf(store.get(activeTabAtom)?.page ?? null);
    const standing = remote === null ? null : loader.standing(remote);
    if (standing === null || !isNoticeDue(standing, told)) return;
    messages.warning(noticeOf(titleOfRemote(standing.remote, store.get(routesAtom)?.table.all() ?? [])));
  });
}

/** Notes whom it was said of; who has run as it should since is news again. */
export function isNoticeDue({ remote, state, instead }: RemoteStanding, told: Set<string>): boolean {
  if (state !== 'active') return false;
  if (instead === null) {
    told.delete(remote);
    return false;
  }
  const due = !told.has(remote);
  told.add(remote);
  return due;
}

/** What people know a remote by: the root of the menu that its pages are in. Null when none of them is in the menu. */
export function titleOfRemote(remote: string, routes: readonly ConsoleRoute[]): string | null {
  const inMenu = routes.find(
    ({ target, rowIds }) => target.kind === 'page' && target.page.remote === remote && rowIds.length > 0,
  );
  return inMenu === undefined ? null : (inMenu.trail[0]?.title ?? inMenu.title);
}

const noticeOf = (title: string | null): string =>
  `${title === null ? '此功能的' : `「${title}」`}新版本暂时无法使用，已改用上一版本`;
