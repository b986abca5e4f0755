import type { menus } from '../../db/schema/system.ts';
import { bpmMenus } from './bpmMenus.ts';
import { infraMenus } from './infraMenus.ts';
import { mallMenus } from './mallMenus.ts';
import type { MenuNode } from './menuNode.ts';
import { payMenus } from './payMenus.ts';
import { siteMenus } from './siteMenus.ts';
import { systemMenus } from './systemMenus.ts';

/** All seeded menu rows. Ids, names, permissions and page keys are those of a real back end where it has the row. */
export const menuTrees: readonly MenuNode[] = [
  ...siteMenus,
  ...systemMenus,
  ...infraMenus,
  ...payMenus,
  ...bpmMenus,
  ...mallMenus,
];

/** The rows of trees, as the database keeps them; `parentId` is 0 at the root. */
export const menuRows = (nodes: readonly MenuNode[], parentId = 0): (typeof menus.$inferInsert)[] =>
  nodes.flatMap(({ children, ...row }) => [{ ...row, parentId }, ...menuRows(children, row.id)]);
