import { menu, MenuName } from '@zhilv/contract/system';
import { asc, eq } from 'drizzle-orm';
import { type Implementation, implement } from '../../../call/implement.ts';
import { rowsWhere, shownBy } from '../../../records/rows.ts';
import { menus } from '../../menu/menu.table.ts';

/** Rows of the menu (docs/protocol/system.md §6.4). */
export const handlers: readonly Implementation[] = [
  implement(menu.listAllSimple, (call) =>
    rowsWhere(call, menus, eq(menus.status, 0), {
      orderBy: [asc(menus.sort), asc(menus.id)],
      columns: shownBy(menus, MenuName),
    }),
  ),
];
