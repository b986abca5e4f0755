import type { createStore } from 'jotai';
import type { OpenPageOptions } from '../page/openPage.ts';
import { markUnsavedAtom } from '../unsaved/unsavedAtoms.ts';
import { closeTabs } from './closeTabs.ts';
import type { ConsoleShell } from './ConsoleShell.ts';

/** Gives a page what it may do with the tab it is open in. */
export const ownTab = (
  shell: Pick<ConsoleShell, 'go'>,
  store: ReturnType<typeof createStore>,
  id: string,
): Pick<OpenPageOptions, 'setDirty' | 'close'> => ({
  setDirty: (unsaved) => store.set(markUnsavedAtom, { id, unsaved }),
  close: () => void closeTabs({ shell, store, ids: [id] }),
});
