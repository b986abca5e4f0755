import { menuAdditions } from './menuAdditions.ts';
import { menuRows, menuTrees } from './menuRows.ts';

/** Every menu row that a new database starts with, for checks that hold menus and front ends together. */
export const seededMenuRows: readonly ReturnType<typeof menuRows>[number][] = [
  ...menuRows(menuTrees),
  ...menuAdditions.flatMap(({ parentId, rows }) => menuRows(rows, parentId)),
];
