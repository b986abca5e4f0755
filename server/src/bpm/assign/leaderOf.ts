import type { Id } from '@zhilv/contract';
import { eq } from 'drizzle-orm';
import { rowsWhere, type Scope } from '../../records/rows.ts';
import { depts } from '../../system/dept/dept.table.ts';
import { users } from '../../system/user/user.table.ts';

/**
 * Gives the leader of somebody's department, for level 1, or of the department so many levels above. Where the tree ends before,
 * that of the highest one leads, as a real back end has it.
 * @returns null for somebody without a department, and where it has no leader
 */
export async function leaderOf(scope: Scope, userId: Id, level: number): Promise<Id | null> {
  const [user] = await rowsWhere(scope, users, eq(users.id, userId), { columns: ['deptId'] });
  let dept = user?.deptId ? await deptOf(scope, user.deptId) : undefined;
  for (let above = 1; dept !== undefined && above < level; above++) {
    const parent = await deptOf(scope, dept.parentId);
    if (parent === undefined) break;
    dept = parent;
  }
  return dept?.leaderUserId ?? null;
}

const deptOf = async (scope: Scope, id: Id) =>
  (await rowsWhere(scope, depts, eq(depts.id, id), { columns: ['parentId', 'leaderUserId'] }))[0];
