import type { ParsedInputOf } from '@zhilv/contract';
import { permissionExplanation } from '@zhilv/contract/system';
import { joinMenuPath } from '@zhilv/release/menu-path';
import { pageKeyOf } from '@zhilv/release/page-key';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Call, type Implementation, implement } from '../../../call/implement.ts';
import { rowsWhere } from '../../../records/rows.ts';
import { accessOfCalls, permissionOf } from '../../menu/accessOfCalls.ts';
import type { MenuRow } from '../../menu/enabledMenus.ts';
import { menus } from '../../menu/menu.table.ts';
import { roleMenus, roles, userRoles } from '../../role/role.table.ts';
import { users } from '../../user/user.table.ts';
import { userMissing } from '../../user/userMissing.ts';
import { visibleUsers } from '../scope/visible.ts';
import { explain, type Requirement, type Standing } from './explain.ts';

/** Tells why a user may do something or not (docs/protocol/system.md §6.5). */
export const handlers: readonly Implementation[] = [
  implement(permissionExplanation.get, async (call) => {
    const named = and(eq(users.username, call.input.username), visibleUsers(call.user));
    const [user] = await rowsWhere(call, users, named, { columns: ['id', 'username', 'nickname', 'status'] });
    if (user === undefined) throw userMissing();
    const requirement = await requirementOf(call.input);
    const { because, missing } = explain(requirement, await standingOf(call, user));
    return {
      user,
      required: requirement.kind === 'permission' ? requirement.permission : null,
      granted: because.length > 0,
      because,
      missing,
    };
  }),
];

async function requirementOf({ kind, value }: ParsedInputOf<typeof permissionExplanation.get>): Promise<Requirement> {
  switch (kind) {
    case 'permission':
      return { kind, permission: value };
    case 'path': {
      const found = (await accessOfCalls()).find(({ path }) => path === value);
      // What applications call in people's names asks nothing of people.
      if (found === undefined || (typeof found.access === 'object' && 'scope' in found.access)) return { kind: 'no-call' };
      const permission = permissionOf(found.access);
      return permission === undefined
        ? { kind: found.access === 'public' ? 'public' : 'signed-in' }
        : { kind: 'permission', permission };
    }
    case 'pageKey':
      return { kind: 'page', leads: (row) => pageKeyOf(row.component) === pageKeyOf(value) };
    case 'address':
      return { kind: 'page', leads: (row, above) => addressOf(row, above) === value };
  }
}

/** The address that a row gives to its page; null for one that no shell takes. */
const addressOf = (row: MenuRow, above: readonly MenuRow[]): string | null =>
  [row, ...above].toReversed().reduce<string | null>((path, one) => (path === null ? null : joinMenuPath(path, one.path)), '');

async function standingOf(
  call: Pick<Call, 'db' | 'tenantId'>,
  user: Pick<typeof users.$inferSelect, 'id' | 'status'>,
): Promise<Standing> {
  const columns = ['id', 'name', 'code', 'status'] as const;
  const own = call.db.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, user.id));
  const ofTenant = await rowsWhere(call, roles, eq(roles.status, 0), { columns, orderBy: [asc(roles.sort), asc(roles.id)] });
  const ofUser = await rowsWhere(call, roles, inArray(roles.id, own), { columns, orderBy: [asc(roles.sort), asc(roles.id)] });
  const ids = [...ofTenant, ...ofUser].map(({ id }) => id);
  return {
    userStatus: user.status,
    roles: ofUser,
    tenantRoles: ofTenant,
    rows: await rowsWhere(call, menus, undefined, { orderBy: [asc(menus.sort), asc(menus.id)] }),
    grants: ids.length === 0 ? [] : await call.db.select().from(roleMenus).where(inArray(roleMenus.roleId, ids)),
  };
}
