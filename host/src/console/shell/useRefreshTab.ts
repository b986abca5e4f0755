import { useAtomValue } from 'jotai';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import type { Tab } from '../tab/Tab.ts';
import { activeTabIdAtom } from '../tab/tabAtoms.ts';
import { useShell } from './ShellContext.ts';

/** Gives the function that shows a tab with its page opened afresh. The shell asks first where that loses work. */
export function useRefreshTab(): (tab: Tab) => Promise<void> {
  const shell = useShell();
  const shown = useAtomValue(activeTabIdAtom);
  // Going back from a page leads to the one before it, however often it was refreshed.
  return ({ id, address }) => shell.go(CONSOLE.refresh + address, { replace: id === shown, by: 'strip' });
}
