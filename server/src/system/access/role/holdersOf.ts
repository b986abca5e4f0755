import type { OutputOf } from '@zhilv/contract';
import type { role } from '@zhilv/contract/system';
import { and, asc, eq, exists } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import { textSortKey } from '../../../db/textSortKey.ts';
import { kept } from '../../../records/rows.ts';
import { depts } from '../../dept/dept.table.ts';
import { roles, userRoles } from '../../role/role.table.ts';
import { users } from '../../user/user.table.ts';
import { visibleDepts, visibleUsers } from '../scope/visible.ts';

/** Gives the users who have a role, those whom the caller sees, by the pinyin of their names. A role that is off has its holders still. */
export async function holdersOf(call: Call<typeof role.holders>): Promise<OutputOf<typeof role.holders>> {
  const { db, user } = call;
  const { roleId, pageNo, pageSize } = call.input;
  const has = db
    .select({ id: userRoles.roleId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId), kept(roles, call)));
  const holding = and(kept(users, call), visibleUsers(user), exists(has));
  const list = await db
    .select({ id: users.id, username: users.username, nickname: users.nickname, status: users.status, deptName: depts.name })
    .from(users)
    .leftJoin(depts, and(eq(depts.id, users.deptId), kept(depts, call), visibleDepts(user)))
    .where(holding)
    .orderBy(asc(textSortKey(users.nickname) ?? users.nickname), asc(users.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { list, total: await db.$count(users, holding) };
}
