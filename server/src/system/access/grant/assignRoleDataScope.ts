import type { Id } from '@zhilv/contract';
import { DATA_SCOPE, type permission } from '@zhilv/contract/system';
import { asc, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import { recordHistory } from '../../../records/history/recordHistory.ts';
import { rowsWhere, type Scope } from '../../../records/rows.ts';
import { changeStamp } from '../../../records/stamps.ts';
import { depts } from '../../dept/dept.table.ts';
import { roles } from '../../role/role.table.ts';
import { guarded } from '../guard/guarded.ts';
import { refuseWiderScope } from '../guard/refuseWiderScope.ts';
import { requireGrantedRole } from './requireGrantedRole.ts';

// People read the second one under this name, because the field of a role has ids.
const LABEL = '数据范围的部门';
const history = recordHistory(roles, { fields: ['dataScope', LABEL] });

/**
 * Says whose records a role shows. Departments that are gone are left out.
 * @throws BusinessError when the role shows more than the caller sees, before or after
 */
export const assignRoleDataScope = (call: Call<typeof permission.assignRoleDataScope>): Promise<boolean> =>
  guarded(call, async (db) => {
    const { roleId, dataScope, dataScopeDeptIds } = call.input;
    const scope = { ...call, db };
    const before = await requireGrantedRole(scope, roleId);
    const named = await deptsOf(scope, dataScope === DATA_SCOPE.chosen ? dataScopeDeptIds : []);
    const change = { dataScope, dataScopeDeptIds: named.map(({ id }) => id) };
    await refuseWiderScope(scope, before);
    await refuseWiderScope(scope, change);
    await db
      .update(roles)
      .set({ ...change, ...changeStamp(call) })
      .where(eq(roles.id, before.id));
    await history.keep(db, call, {
      action: 'update',
      recordId: before.id,
      before: told(before, await deptsOf(scope, before.dataScope === DATA_SCOPE.chosen ? before.dataScopeDeptIds : [])),
      after: told({ ...before, ...change }, named),
    });
    return true;
  });

const deptsOf = async (scope: Scope, ids: readonly Id[] | null) =>
  ids === null || ids.length === 0
    ? []
    : rowsWhere(scope, depts, inArray(depts.id, [...ids]), { orderBy: [asc(depts.id)], columns: ['id', 'name'] });

const told = (role: InferSelectModel<typeof roles>, named: readonly { readonly name: string }[]) => ({
  ...role,
  [LABEL]: named.map(({ name }) => name).join('、'),
});
