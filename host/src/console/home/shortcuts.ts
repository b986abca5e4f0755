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

/** Rows are full: as many as there are in one row, or in two. */
const NUMBERS = [8, 4];

/**
 * Gives links to some of the menu's pages: those that the user uses most, then the first page of each root entry, the second of each,
 * and so on. A page that the menu has no more is left out.
 * @param frequent paths of pages, the most used first
 */
export function shortcuts(menu: readonly MenuItem[], frequent: readonly string[] = []): readonly Shortcut[] {
  const groups = menu.map((item) => pagesBelow(item, item.target.kind === 'directory' ? item.title : null));
  // A page that stands in the menu twice counts where it stands first.
  const pages = new Map<string, Shortcut>();
  for (const page of groups.flat()) if (!pages.has(page.address)) pages.set(page.address, page);
  const most = NUMBERS.find((number) => pages.size >= number) ?? pages.size;
  const used = frequent.flatMap((path) => pages.get(path) ?? []).slice(0, most);
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) => groups.flatMap((found) => found.slice(turn, turn + 1)));
  const others = inTurn.flat().filter((page) => pages.get(page.address) === page && !used.includes(page));
  const chosen = new Set(others.slice(0, most - used.length));
  return [...used, ...groups.flat().filter((page) => chosen.has(page))];
}

function pagesBelow({ id, title, icon, target }: MenuItem, group: string | null): readonly Shortcut[] {
  if (target.kind === 'directory') return target.children.flatMap((child) => pagesBelow(child, group));
  return target.kind === 'address' ? [{ id, title, icon, address: target.address, group }] : [];
}
