import { type MenuItem, pagesBelow } from '../menu/MenuItem.ts';

export interface Shortcut {
  readonly id: string;
  readonly title: string;
  readonly icon: string | null;
  readonly address: string;
}

/** Shortcuts under one root entry of the menu. */
export interface ShortcutGroup {
  readonly id: string;
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The pages that the menu leads to, in its order, grouped by its root entries; pages at the root come first. */
export function shortcutGroups(menu: readonly MenuItem[]): readonly ShortcutGroup[] {
  const groups = menu
    .filter(({ target }) => target.kind === 'directory')
    .map((item) => ({ id: item.id, title: item.title, shortcuts: pagesBelow(item).flatMap(shortcutOf) }));
  const atRoot = { id: 'root', title: '常用功能', shortcuts: menu.flatMap(shortcutOf) };
  return [atRoot, ...groups].filter(({ shortcuts }) => shortcuts.length > 0);
}

const shortcutOf = ({ id, title, icon, target }: MenuItem): readonly Shortcut[] =>
  target.kind === 'address' ? [{ id, title, icon, address: target.address }] : [];
