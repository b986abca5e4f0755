import type { MenuItem } from '../menu/MenuItem.ts';

/** A link to one of the user's pages. */
export interface Shortcut {
  readonly id: string;
  readonly title: string;
  readonly icon: string | null;
  readonly address: string;
  /** The root entry of the menu that it lies below; null at the root. */
  readonly group: string | null;
}

/** Four fill one row; the menu has the rest. */
const MOST = 4;

/** Gives links to some of the menu's pages: the first page of each root entry, then the second of each, and so on. */
export function shortcuts(menu: readonly MenuItem[]): readonly Shortcut[] {
  const groups = menu.map((item) => pagesBelow(item, item.target.kind === 'directory' ? item.title : null));
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) => groups.flatMap((pages) => pages.slice(turn, turn + 1)));
  const chosen = new Set(inTurn.flat().slice(0, MOST));
  return groups.flat().filter((page) => chosen.has(page));
}

function pagesBelow({ id, title, icon, target }: MenuItem, group: string | null): readonly Shortcut[] {
  if (target.kind === 'directory') return target.children.flatMap((child) => pagesBelow(child, group));
  return target.kind === 'address' ? [{ id, title, icon, address: target.address, group }] : [];
}
