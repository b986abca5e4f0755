import { useStore } from 'jotai';
import { useShell } from '../shell/ShellContext.ts';
import { wayBack } from '../shell/wayBack.ts';
import type { Entry } from '../search/Entry.ts';
import { runCommand } from './runCommand.ts';

/** Does what an entry is for: opens its page, its link in a window of its own, or runs its command. */
export function useFollow(): (entry: Entry) => void {
  const shell = useShell();
  const store = useStore();
  return (entry) => {
    const { target } = entry;
    if (target.kind === 'command') void runCommand(entry, target);
    else if (target.kind === 'outside') window.open(target.url, '_blank', 'noopener,noreferrer');
    else void shell.go(wayBack(store, encodeURI(target.address)));
  };
}
