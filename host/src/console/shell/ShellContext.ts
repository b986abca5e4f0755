import { createContext, useContext } from 'react';
import type { ConsoleShell } from './ConsoleShell.ts';

/** The console's shell, for components that open and close tabs. Links need none, for `followLinks` opens them. */
export const ShellContext = createContext<ConsoleShell | null>(null);

export function useShell(): ConsoleShell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('useShell() works once the session has started.');
  return shell;
}
