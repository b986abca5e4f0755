import { dept, DeptName } from '@zhilv/contract/system';
import { and, asc, eq } from 'drizzle-orm';
import { type Implementation, implement } from '../../../call/implement.ts';
import { rowsWhere, shownBy } from '../../../records/rows.ts';
import { visibleDepts } from '../../access/scope/visible.ts';
import { depts } from '../../dept/dept.table.ts';

/** Departments (docs/protocol/system.md §6.1). */
export const handlers: readonly Implementation[] = [
  implement(dept.listAllSimple, (call) =>
    rowsWhere(call, depts, and(eq(depts.status, 0), visibleDepts(call.user)), {
      orderBy: [asc(depts.sort), asc(depts.id)],
      columns: shownBy(depts, DeptName),
    }),
  ),
];
