import { useAtomValue } from 'jotai';
import { routesAtom } from '../../menu/menuAtoms.ts';
import { titleOfRemote } from '../../menu/titleOfRemote.ts';

/** Gives the name that people know the host or a remote by: its title in the menu, or else its name in the registry. */
export function useEntryTitle(): (name: string) => string {
  const routes = useAtomValue(routesAtom)?.table.all() ?? [];
  return (name) => (name === 'host' ? '主应用' : (titleOfRemote(name, routes) ?? name));
}
