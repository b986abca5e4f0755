import type { Id } from '@zhilv/contract';
import { ACCESS_REFUSALS, DATA_SCOPE } from '@zhilv/contract/system';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import { hasRow, kept } from '../../../records/rows.ts';
import { depts } from '../../dept/dept.table.ts';
import type { roles } from '../../role/role.table.ts';
import { hiddenDepts, type Viewer, visibleDepts, withThoseBelow } from '../scope/visible.ts';

type Viewing = Pick<Call, 'db' | 'tenantId'> & { readonly user: Viewer };

/**
 * Nobody gives a role a data scope that shows a holder more than he sees himself. Holders are among the people whom he sees.
 * @throws BusinessError
 */
export async function refuseWiderScope(
  call: Viewing,
  { dataScope, dataScopeDeptIds }: Pick<typeof roles.$inferSelect, 'dataScope' | 'dataScopeDeptIds'>,
): Promise<void> {
  const { all, deptIds, ownDept } = call.user.dataScope;
  if (all || dataScope === DATA_SCOPE.oneself) return;
  const seesNoDept = deptIds.length === 0 && ownDept === 'hidden';
  if (dataScope === DATA_SCOPE.all || seesNoDept) throw widerScope();
  if (dataScope === DATA_SCOPE.chosen && (await namesHidden(call, dataScopeDeptIds ?? []))) throw widerScope();
  if (dataScope === DATA_SCOPE.ownDeptAndBelow && (await hasHiddenBelow(call))) throw widerScope();
}

/**
 * Nobody puts himself into a department from which his roles show him more than from his own.
 * @throws BusinessError
 */
export async function refuseWiderSight(call: Viewing, deptId: Id): Promise<void> {
  const seen = and(visibleDepts({ ...call.user, deptId }), hiddenDepts(call.user));
  if (await hasRow(call, depts, seen)) throw widerScope();
}

/**
 * Nobody moves a department with others below it that he does not see: he, or somebody else, could see them from there.
 * @throws BusinessError
 */
export async function refuseHiddenBelow(call: Viewing, deptId: Id): Promise<void> {
  const below = sql`${depts.id} in (${withThoseBelow(call.user, [deptId])})`;
  if (await hasRow(call, depts, and(below, hiddenDepts(call.user)))) throw widerScope();
}

const widerScope = () => new BusinessError(ACCESS_REFUSALS.widerScope, '数据权限不能超出自己的范围');

async function namesHidden(call: Viewing, ids: NonNullable<(typeof roles.$inferSelect)['dataScopeDeptIds']>): Promise<boolean> {
  if (ids.length === 0) return false;
  return hasRow(call, depts, and(inArray(depts.id, ids), hiddenDepts(call.user)));
}

/** Tells whether somebody whom the caller sees has a department below that the caller does not see. */
async function hasHiddenBelow(call: Viewing): Promise<boolean> {
  const above = alias(depts, 'above');
  const visibleAbove = call.db
    .select({ id: above.id })
    .from(above)
    .where(and(eq(above.id, depts.parentId), kept(above, call), visibleDepts(call.user, above.id)));
  return hasRow(call, depts, and(hiddenDepts(call.user), sql`exists (${visibleAbove})`));
}
