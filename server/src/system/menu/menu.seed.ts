import type { Database } from '../../db/database.ts';
import { menus } from './menu.table.ts';
import { menuRows, menuTrees } from './menuRows.ts';

/** The rows that the console's navigation and all permissions are built from. */
export async function seedMenus(db: Database): Promise<void> {
  await db.insert(menus).values(menuRows(menuTrees));
}
