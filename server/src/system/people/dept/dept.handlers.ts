import { dept, DEPT_REFUSALS, DeptName } from '@zhilv/contract/system';
import { and, asc, eq } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import { implement } from '../../../call/implement.ts';
import { contains, equals } from '../../../records/filters.ts';
import { hasRow, rowsWhere, shownBy } from '../../../records/rows.ts';
import { orderBelow } from '../../../records/tree/orderBelow.ts';
import { requireVisibleDept } from '../../access/scope/requireVisible.ts';
import { visibleDepts } from '../../access/scope/visible.ts';
import { depts } from '../../dept/dept.table.ts';
import { users } from '../../user/user.table.ts';
import { deptRows } from './deptRows.ts';
import { inOrder } from './inOrder.ts';
import { requireLeader, requireParent } from './requireFitting.ts';
import { DEPT_COLUMNS, withLeaders } from './withLeaders.ts';

/** Departments come in the order in which people put them, those of equal sort by age. */
const bySort = { orderBy: [asc(depts.sort), asc(depts.id)] };

/** Departments (docs/protocol/system.md §6.1). A caller neither sees nor changes those that his data scope hides. */
export const handlers = [
  implement(dept.list, async (call) => {
    const { name, status } = call.input;
    const asked = and(contains(depts.name, name), equals(depts.status, status), visibleDepts(call.user));
    return withLeaders(call, await rowsWhere(call, depts, asked, { ...bySort, columns: DEPT_COLUMNS }));
  }),
  implement(dept.listAllSimple, (call) =>
    rowsWhere(call, depts, and(eq(depts.status, 0), visibleDepts(call.user)), { ...bySort, columns: shownBy(depts, DeptName) }),
  ),
  implement(dept.get, async (call) => {
    const one = and(eq(depts.id, call.input.id), visibleDepts(call.user));
    const found = await rowsWhere(call, depts, one, { columns: DEPT_COLUMNS });
    const [row] = await withLeaders(call, found);
    return row ?? null;
  }),
  implement(dept.create, (call) =>
    inOrder(call, async (inside) => {
      const { parentId, ...draft } = call.input;
      await requireParent(inside, parentId ?? 0, null);
      await requireLeader(inside, draft.leaderUserId, null);
      return deptRows.create(inside, { ...draft, parentId: parentId ?? 0 });
    }),
  ),
  implement(dept.update, (call) =>
    inOrder(call, async (inside) => {
      const { id, parentId, leaderUserId } = call.input;
      await requireVisibleDept(inside, id);
      const before = await deptRows.required(inside, id, ['id', 'parentId', 'leaderUserId']);
      await requireParent(inside, parentId ?? 0, before);
      await requireLeader(inside, leaderUserId, before);
      return deptRows.update(inside, { ...call.input, parentId: parentId ?? 0 });
    }),
  ),
  implement(dept.move, (call) =>
    inOrder(call, async (inside) => {
      const { id, parentId, ids } = call.input;
      await requireVisibleDept(inside, id);
      await requireParent(inside, parentId, await deptRows.required(inside, id, ['id', 'parentId']));
      await deptRows.update(inside, { id, parentId });
      await orderBelow(inside, depts, parentId, ids);
      return true;
    }),
  ),
  implement(dept.delete, (call) =>
    inOrder(call, async (inside) => {
      const { id } = call.input;
      await requireVisibleDept(inside, id);
      if (await hasRow(inside, depts, eq(depts.parentId, id)))
        throw new BusinessError(DEPT_REFUSALS.hasChildren, '存在子部门，无法删除');
      if (await hasRow(inside, users, eq(users.deptId, id)))
        throw new BusinessError(DEPT_REFUSALS.hasUsers, '部门中存在员工，无法删除');
      return deptRows.remove(inside, id);
    }),
  ),
];
