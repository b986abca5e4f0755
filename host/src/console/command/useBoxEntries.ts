import { commandStore, type OfferedCommand, useSession } from '@zhilv/platform';
import { useAtomValue } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { homeItem } from '../menu/homeItem.ts';
import { menuAtom } from '../menu/menuAtoms.ts';
import type { MenuItem } from '../menu/MenuItem.ts';
import { recentPages } from '../recent/recentPages.ts';
import type { Entry } from '../search/Entry.ts';
import { menuEntries } from '../search/menuEntries.ts';
import { byRelevance, type Hit, type Search, searchEntries, unmarked } from '../search/searchEntries.ts';
import { activeTabAtom } from '../tab/tabAtoms.ts';
import { useHostEntries } from './useHostEntries.tsx';

/** Entries under a heading; what was found by typing has none. */
export interface EntryGroup {
  readonly heading: string | null;
  readonly hits: readonly Hit[];
}

const MOST_RECENT = 5;
const MOST_FOUND = 12;

/** Gives what the box lists when `typed` is typed in it: the last pages and all commands before the first letter. */
export function useBoxEntries(typed: string): readonly EntryGroup[] {
  const menu = useAtomValue(menuAtom);
  const { pages, search } = menuIndex(menu);
  const offered = useSyncExternalStore(commandStore.subscribe, commandStore.read).map(offeredEntry);
  const host = useHostEntries().filter(({ target }) => !pages.some((page) => sameAddress(page.target, target)));
  const recent = useRecent(pages);
  if (typed.trim() !== '') {
    const commands = searchEntries([...offered, ...host])(typed);
    return [{ heading: null, hits: [...search(typed), ...commands].sort(byRelevance).slice(0, MOST_FOUND) }];
  }
  return [group('最近打开', recent), group('本页操作', offered), group('控制台', host)].filter(({ hits }) => hits.length > 0);
}

/** What is prepared for a menu, for as long as that is in force. */
const indexes = new WeakMap<readonly MenuItem[], { readonly pages: readonly Entry[]; readonly search: Search }>();

function menuIndex(menu: readonly MenuItem[]) {
  const known = indexes.get(menu);
  if (known !== undefined) return known;
  const pages = menuEntries(menu);
  const made = { pages, search: searchEntries(pages) };
  indexes.set(menu, made);
  return made;
}

/** The pages that this user opened last, without the one that shows and 首页, which is a tab at all times. */
function useRecent(pages: readonly Entry[]): readonly Entry[] {
  const { user } = useSession();
  const shown = useAtomValue(activeTabAtom)?.route.path;
  const [paths] = useState(() => (user === null ? [] : recentPages(localStorage, String(user.id))));
  const byPath = new Map(pages.flatMap((page) => (page.target.kind === 'address' ? [[page.target.address, page]] : [])));
  return paths
    .filter((path) => path !== shown)
    .flatMap((path) => byPath.get(path) ?? [])
    .filter(({ id }) => id !== homeItem.id)
    .slice(0, MOST_RECENT);
}

const offeredEntry = ({ id, title, icon = null, page, run }: OfferedCommand): Entry => ({
  id: `${page.key} ${id}`,
  title,
  trail: page.title === '' ? [] : [page.title],
  icon: { picture: icon },
  target: { kind: 'command', run },
});

const sameAddress = (one: Entry['target'], other: Entry['target']): boolean =>
  one.kind === 'address' && other.kind === 'address' && one.address === other.address;

const group = (heading: string, entries: readonly Entry[]): EntryGroup => ({ heading, hits: entries.map(unmarked) });
