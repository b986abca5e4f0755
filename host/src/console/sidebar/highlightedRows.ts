import type { MenuItem } from '../menu/MenuItem.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';

/** Every entry of the sidebar, at any depth. */
export const shownRowIds = (menu: readonly MenuItem[]): ReadonlySet<string> => {
  const ids = new Set<string>();
  const collect = (items: readonly MenuItem[]): void => {
    for (const { id, target } of items) {
      ids.add(id);
      if (target.kind === 'directory') collect(target.children);
    }
  };
  collect(menu);
  return ids;
};

/** The ids of the sidebar's entries that lead to a route: first the directories to open, last the entry to mark. */
export const highlightedRows = (route: ConsoleRoute | null, shown: ReadonlySet<string>): readonly string[] =>
  route?.rowIds.filter((id) => shown.has(id)) ?? [];
