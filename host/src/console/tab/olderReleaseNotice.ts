import type { Loader, RemoteStanding } from '@zhilv/loader';
import { messages } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { routesAtom } from '../menu/menuAtoms.ts';
import { titleOfRemote } from '../menu/titleOfRemote.ts';
import { remoteOf } from './outdatedPages.ts';
import { activeTabAtom } from './tabAtoms.ts';

interface Options {
  readonly loader: Pick<Loader, 'standing'>;
  readonly store: ReturnType<typeof createStore>;
}

/** Tells the user once for each remote that its pages come from an older release, when the first such page shows. */
export function tellOfOlderReleases({ loader, store }: Options): void {
  const told = new Set<string>();
  store.sub(activeTabAtom, () => {
    const remote = remoteOf(store.get(activeTabAtom)?.page ?? null);
    const standing = remote === null ? null : loader.standing(remote);
    if (standing === null || !isNoticeDue(standing, told)) return;
    messages.warning(noticeOf(titleOfRemote(standing.remote, store.get(routesAtom)?.table.all() ?? [])));
  });
}

/** Decides whether to tell the user, and notes it. A remote that has run its own release since is told of again. */
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

const noticeOf = (title: string | null): string =>
  `${title === null ? '此功能的' : `「${title}」`}新版本暂时无法使用，已改用上一版本`;
