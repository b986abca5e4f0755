import { useAtomValue } from 'jotai';
import { routesAtom } from '../../menu/menuAtoms.ts';
import { titleOfRemote } from '../../menu/titleOfRemote.ts';
import { registryInForceAtom } from '../../release/releaseAtoms.ts';

/** Gives the name that people know the host or a remote by: its title in the menu, else the one that it declares, else its name. */
export function useEntryTitle(): (name: string) => string {
  const routes = useAtomValue(routesAtom)?.table.all() ?? [];
  const declared = useAtomValue(registryInForceAtom)?.titles;
  return (name) => (name === 'host' ? '主应用' : (titleOfRemote(name, routes) ?? declared?.get(name) ?? name));
}
