import type { Id } from '@zhilv/contract';
import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import { hasRow } from '../../../records/rows.ts';
import { depts } from '../../dept/dept.table.ts';
import { users } from '../../user/user.table.ts';
import { userMissing } from '../../user/userMissing.ts';
import { type Viewer, visibleDepts, visibleUsers } from './visible.ts';

type Viewing = Pick<Call, 'db' | 'tenantId'> & { readonly user: Viewer };

const deptMissing = () => new BusinessError(1002004002, '当前部门不存在');

/** @throws BusinessError for a department that is not there, or that the caller must not know of */
export async function requireVisibleDept(call: Viewing, id: Id): Promise<void> {
  if (!(await hasRow(call, depts, and(eq(depts.id, id), visibleDepts(call.user))))) throw deptMissing();
}

/** @throws BusinessError for a user who is not there, or whom the caller must not know of */
export async function requireVisibleUser(call: Viewing, id: Id): Promise<void> {
  if (!(await hasRow(call, users, and(eq(users.id, id), visibleUsers(call.user))))) throw userMissing();
}
