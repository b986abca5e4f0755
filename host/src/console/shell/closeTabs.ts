import { confirm } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { startTransition } from 'react';
import type { Tab } from '../tab/Tab.ts';
import { activeTabIdAtom, closeTabAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { isClosable, neighbourOf } from '../tab/tabList.ts';
import { tabTitle } from '../tab/tabTitle.ts';
import { losingWordsAtom, markUnsavedAtom, unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';
import { confirmLosing } from './askBeforeLeaving.ts';
import type { ConsoleShell } from './ConsoleShell.ts';
import { untilAtRest } from './untilAtRest.ts';

interface CloseTabsOptions {
  readonly shell: Pick<ConsoleShell, 'go'>;
  readonly store: ReturnType<typeof createStore>;
  /** Those that cannot be closed are left out. */
  readonly ids: readonly string[];
  /** The tab to show when the one that shows is closed; the nearest one that stays open by default. */
  readonly towards?: string;
}

/** Closes tabs. It asks once when work would be lost, whatever the number of tabs that hold some. */
export async function closeTabs({ shell, store, ids, towards }: CloseTabsOptions): Promise<void> {
  const closing = store.get(tabsAtom).filter((tab) => ids.includes(tab.id) && isClosable(tab));
  const losing = closing.filter(({ id }) => store.get(unsavedTabIdsAtom).has(id));
  if (losing.length > 0 && !(await confirmClosing(losing, store.get(losingWordsAtom)))) return;

  for (const { id } of losing) store.set(markUnsavedAtom, { id, unsaved: false });
  const goes = new Set(closing.map(({ id }) => id));
  const shown = store.get(activeTabIdAtom) ?? '';
  const tabs = store.get(tabsAtom);
  const next = goes.has(shown) ? (tabs.find(({ id }) => id === towards) ?? neighbourOf(tabs, shown, goes)) : null;
  if (next !== null) {
    await shell.go(next.address, { replace: true });
    // The tab may be opening already, or the user may be going elsewhere. One tab has to show in any case, so the one that
    // shows closes only when another one shows.
    await untilAtRest(store);
    goes.delete(store.get(activeTabIdAtom) ?? '');
  }
  startTransition(() => {
    for (const id of goes) store.set(closeTabAtom, id);
  });
}

/** A longer list of pages would not fit on a phone. */
const NAMED = 8;

function confirmClosing(tabs: readonly Tab[], words: ReadonlyMap<string, string>): Promise<boolean> {
  const [first, ...others] = tabs.map(tabTitle);
  if (first !== undefined && others.length === 0) return confirmLosing(first, words.get(tabs[0]?.id ?? ''));
  const names = [first, ...others].slice(0, NAMED).map((title) => `「${title}」`);
  const lines = [
    `以下 ${tabs.length} 个页面有未保存的修改，关闭后将丢失：`,
    ...names,
    ...(tabs.length > NAMED ? ['……'] : []),
    '确定全部关闭吗？',
  ];
  return confirm({ content: lines.join('\n'), danger: true, okText: '全部关闭' });
}
