import { joinMenuPath } from '../pages/menuPath.ts';
import { pageKeyOf } from '../pages/pageKeyOf.ts';
import type { MenuRow } from './menuRows.ts';

/** A menu row that leads to a page. */
export interface PageRow extends Pick<MenuRow, 'id'> {
  /** Its titles from the root, such as `系统管理 / 用户管理`. */
  readonly title: string;
  /** The page key. */
  readonly key: string;
  /** The address that it gives to the page; null for one that no shell takes. */
  readonly path: string | null;
}

/** Gives the rows that lead to pages, granted to anyone or not, in the menu's order. */
export const pageRows = (rows: readonly MenuRow[]): readonly PageRow[] => rowsBelow(rows, { titles: [], path: '' });

interface Above {
  readonly titles: readonly string[];
  readonly path: string | null;
}

const rowsBelow = (rows: readonly MenuRow[], above: Above): readonly PageRow[] =>
  rows.flatMap(({ id, name, path: own, component, children }) => {
    const titles = [...above.titles, name];
    const key = pageKeyOf(component);
    const path = above.path === null ? null : joinMenuPath(above.path, own);
    // A word without a slash is a layout or a frame, and a link needs no page.
    const isPage = key !== null && key.includes('/') && !/^https?:/.test(own);
    return [...(isPage ? [{ id, title: titles.join(' / '), key, path }] : []), ...rowsBelow(children ?? [], { titles, path })];
  });
