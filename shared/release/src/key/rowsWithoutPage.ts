import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry } from '../schema/index.ts';
import type { MenuRow } from './menuRows.ts';
import { type PageRow, pageRows } from './pageRows.ts';

/** A menu row whose page no live release brings. */
export type RowWithoutPage = Omit<PageRow, 'path'>;

/** Gives the rows that lead to 当前版本暂无此页面, in the menu's order. */
export function rowsWithoutPage(rows: readonly MenuRow[], registry: Registry): readonly RowWithoutPage[] {
  const live = new Set(Object.values(registry.remotes).flatMap((entry) => Object.keys(activeRelease(entry)?.load?.pages ?? {})));
  return pageRows(rows).flatMap(({ path: _, ...row }) => (live.has(row.key) ? [] : [row]));
}
