import type { createStore } from 'jotai';
import type { OpenPageOptions } from '../page/openPage.ts';
import { activeTabIdAtom } from '../tab/tabAtoms.ts';
import { markUnsavedAtom } from '../unsaved/unsavedAtoms.ts';
import { closeTabs } from './closeTabs.ts';
import type { ConsoleShell } from './ConsoleShell.ts';
import { untilAtRest } from './untilAtRest.ts';

type Store = ReturnType<typeof createStore>;
type Shell = Pick<ConsoleShell, 'go'>;

/** Gives a page what it may do with the tab it is open in. */
export const ownTab = (shell: Shell, store: Store, id: string): Pick<OpenPageOptions, 'setDirty' | 'close'> => ({
  setDirty: (unsaved, losing) => store.set(markUnsavedAtom, { id, unsaved, losing }),
  close: (towards) => void closeOwn(shell, store, id, towards),
});

async function closeOwn(shell: Shell, store: Store, id: string, towards: string | undefined): Promise<void> {
  if (towards !== undefined) {
    await shell.go(towards, { replace: true });
    await untilAtRest(store);
    // The address is one of the same tab, or the user has decided to stay.
    if (store.get(activeTabIdAtom) === id) return;
  }
  await closeTabs({ shell, store, ids: [id] });
}
