import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { menus } from './menu.table.ts';

/** A row of the menu, granted or not. */
export type MenuRow = typeof menus.$inferSelect;

/** The condition of a menu row that is switched on. */
export const enabledMenu = and(eq(menus.status, 0), eq(menus.deleted, false));

/** The enabled menu rows, buttons included, granted to anyone or not. By sort, then id. */
export const enabledMenus = async (db: Database): Promise<readonly MenuRow[]> =>
  db.select().from(menus).where(enabledMenu).orderBy(asc(menus.sort), asc(menus.id));
