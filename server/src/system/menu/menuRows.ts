import type { menus } from './menu.table.ts';
import { bpmMenus } from './rows/bpmMenus.ts';
import { infraMenus } from './rows/infraMenus.ts';
import { mallMenus } from './rows/mallMenus.ts';
import type { MenuNode } from './rows/menuNode.ts';
import { payMenus } from './rows/payMenus.ts';
import { contentMenus } from './rows/contentMenus.ts';
import { systemMenus } from './rows/systemMenus.ts';

/** All seeded menu rows. Ids, names, permissions and page keys are those of a real back end where it has the row. */
export const menuTrees: readonly MenuNode[] = [
  ...contentMenus,
  ...systemMenus,
  ...infraMenus,
  ...payMenus,
  ...bpmMenus,
  ...mallMenus,
];

/** The rows of trees, as the database keeps them; `parentId` is 0 at the root. */
export const menuRows = (nodes: readonly MenuNode[], parentId = 0): (typeof menus.$inferInsert)[] =>
  nodes.flatMap(({ children, ...row }) => [{ ...row, parentId }, ...menuRows(children, row.id)]);
