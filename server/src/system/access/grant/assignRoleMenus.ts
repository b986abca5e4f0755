import type { Id } from '@zhilv/contract';
import type { permission } from '@zhilv/contract/system';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import type { Database } from '../../../db/database.ts';
import { recordHistory } from '../../../records/history/recordHistory.ts';
import { menus } from '../../menu/menu.table.ts';
import { roleMenus, roles } from '../../role/role.table.ts';
import { refuseForeignRows } from '../guard/grants.ts';
import { guarded } from '../guard/guarded.ts';
import { differenceOf } from './differenceOf.ts';
import { requireGrantedRole } from './requireGrantedRole.ts';

// People read it under this name, because no field of a role has it.
const LABEL = '菜单权限';
const history = recordHistory(roles, { fields: [LABEL] });

/** Gives a role its menu rows in place of those that it has. @throws BusinessError for rows that the caller does not have */
export const assignRoleMenus = (call: Call<typeof permission.assignRoleMenus>): Promise<boolean> =>
  guarded(call, async (db) => {
    const { roleId, menuIds } = call.input;
    const scope = { ...call, db };
    const role = await requireGrantedRole(scope, roleId);
    const known = await idsOfRows(db, menuIds);
    const granted = await db.select({ id: roleMenus.menuId }).from(roleMenus).where(eq(roleMenus.roleId, role.id));
    const { added, removed } = differenceOf(
      granted.map(({ id }) => id),
      known,
    );
    await refuseForeignRows(scope, [...added, ...removed]);
    if (removed.length > 0) {
      await db.delete(roleMenus).where(and(eq(roleMenus.roleId, role.id), inArray(roleMenus.menuId, [...removed])));
    }
    if (added.length > 0) await db.insert(roleMenus).values(added.map((menuId) => ({ roleId: role.id, menuId })));
    await history.keep(db, call, {
      action: 'update',
      recordId: role.id,
      before: { ...role, ...told(granted.length, '收回', await namesOf(db, removed)) },
      after: { ...role, ...told(known.length, '新增', await namesOf(db, added)) },
    });
    return true;
  });

/** A role has hundreds of rows, so its history names those that came or went. */
const told = (count: number, verb: string, names: readonly string[]) => ({
  [LABEL]: names.length === 0 ? `共 ${count} 项` : `共 ${count} 项，${verb}：${names.join('、')}`,
});

async function idsOfRows(db: Database, ids: readonly Id[]): Promise<readonly Id[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: menus.id })
    .from(menus)
    .where(and(inArray(menus.id, [...ids]), eq(menus.deleted, false)));
  return rows.map(({ id }) => id);
}

async function namesOf(db: Database, ids: readonly Id[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: menus.name })
    .from(menus)
    .where(inArray(menus.id, [...ids]))
    .orderBy(asc(menus.id));
  return rows.map(({ name }) => name);
}
