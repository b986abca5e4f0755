import { useAtomValue } from 'jotai';
import { routesAtom } from '../../menu/menuAtoms.ts';
import { titleOfRemote } from '../../menu/titleOfRemote.ts';

/** What people call the host or a remote: as the menu does where it has its pages, else by its name. */
export function useEntryTitle(): (name: string) => string {
  const routes = useAtomValue(routesAtom)?.table.all() ?? [];
  return (name) => (name === 'host' ? '主应用' : (titleOfRemote(name, routes) ?? name));
}
