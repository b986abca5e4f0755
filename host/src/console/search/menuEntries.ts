import type { MenuItem } from '../menu/MenuItem.ts';
import type { Entry } from './Entry.ts';

/** Gives the pages and links of a sidebar, which shows nothing that its user may not open, in its order. */
export const menuEntries = (items: readonly MenuItem[], trail: readonly string[] = []): readonly Entry[] =>
  items.flatMap(({ id, title, icon, target }) =>
    target.kind === 'directory'
      ? menuEntries(target.children, [...trail, title])
      : [{ id, title, trail, icon: { name: icon }, target }],
  );
