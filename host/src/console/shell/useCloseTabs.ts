import { useStore } from 'jotai';
import { closeTabs } from './closeTabs.ts';
import { useShell } from './ShellContext.ts';

/** Gives the function that closes tabs as {@link closeTabs} does. */
export function useCloseTabs(): (ids: readonly string[], towards?: string) => Promise<void> {
  const shell = useShell();
  const store = useStore();
  return (ids, towards) => closeTabs({ shell, store, ids, ...(towards !== undefined && { towards }) });
}
