import { type Id, sameId } from '@zhilv/contract';
import { ACCESS_REFUSALS, DEPT_REFUSALS } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import { hasRow } from '../../../records/rows.ts';
import { isBelow } from '../../../records/tree/isBelow.ts';
import { refuseHiddenBelow } from '../../access/guard/refuseWiderScope.ts';
import { requireVisibleUser } from '../../access/scope/requireVisible.ts';
import { type Viewer, visibleDepts } from '../../access/scope/visible.ts';
import { depts } from '../../dept/dept.table.ts';

type Viewing = Pick<Call, 'db' | 'tenantId'> & { readonly user: Viewer };
type Before = Pick<typeof depts.$inferSelect, 'id' | 'parentId'>;

/**
 * Refuses a place for a department below itself, or below one that the caller must not know of, and any other for one with some below
 * it that he must not know of. It may stay where it stands.
 * @param before null for a new department
 */
export async function requireParent(call: Viewing, parentId: Id, before: Before | null): Promise<void> {
  if (before !== null && sameId(parentId, before.parentId)) return;
  if (before !== null) await refuseHiddenBelow(call, before.id);
  if (sameId(parentId, 0)) {
    if (!call.user.dataScope.all) throw new BusinessError(ACCESS_REFUSALS.widerScope, '数据权限不能超出自己的范围');
    return;
  }
  if (before !== null && sameId(parentId, before.id)) throw new BusinessError(DEPT_REFUSALS.belowItself, '不能设置自己为父部门');
  if (!(await hasRow(call, depts, and(eq(depts.id, parentId), visibleDepts(call.user)))))
    throw new BusinessError(DEPT_REFUSALS.parentMissing, '父级部门不存在');
  if (before !== null && (await isBelow(call, depts, parentId, before.id)))
    throw new BusinessError(DEPT_REFUSALS.belowItsChild, '不能设置自己的子部门为父部门');
}

/** Refuses somebody as a leader whom the caller must not know of. Whoever leads already may stay. */
export async function requireLeader(
  call: Viewing,
  leader: Id | null | undefined,
  before: Pick<typeof depts.$inferSelect, 'leaderUserId'> | null,
): Promise<void> {
  if (leader === null || leader === undefined) return;
  if (before?.leaderUserId && sameId(leader, before.leaderUserId)) return;
  await requireVisibleUser(call, leader);
}
