import type { MenuItem } from '../menu/MenuItem.ts';

/** A way to one of the user's pages. */
export interface Shortcut {
  readonly id: string;
  readonly title: string;
  readonly icon: string | null;
  readonly address: string;
  /** The root entry of the menu that it lies below; null at the root. */
  readonly group: string | null;
}

/** The pages that the menu leads to, in its order, however deep they lie. */
export const shortcuts = (menu: readonly MenuItem[]): readonly Shortcut[] =>
  menu.flatMap((item) => pagesBelow(item, item.target.kind === 'directory' ? item.title : null));

function pagesBelow({ id, title, icon, target }: MenuItem, group: string | null): readonly Shortcut[] {
  if (target.kind === 'directory') return target.children.flatMap((child) => pagesBelow(child, group));
  return target.kind === 'address' ? [{ id, title, icon, address: target.address, group }] : [];
}
