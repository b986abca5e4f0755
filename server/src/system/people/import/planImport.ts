import type { Id } from '@zhilv/contract';
import type { UserImportFault } from '@zhilv/contract/system';
import { and } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import { rowsWhere } from '../../../records/rows.ts';
import { strongerUser, strongerUsers } from '../../access/guard/grants.ts';
import { visibleDepts, visibleUsers } from '../../access/scope/visible.ts';
import { depts } from '../../dept/dept.table.ts';
import { users } from '../../user/user.table.ts';
import { faultOf, type UserRow } from './userRow.ts';

type Importing = Pick<Call, 'db' | 'tenantId'> & { readonly user: NonNullable<Call['user']> };

/** What rows make of the accounts that are there. */
export interface ImportPlan {
  readonly created: readonly UserRow[];
  readonly updated: readonly (UserRow & { readonly id: Id })[];
  readonly faults: readonly UserImportFault[];
}

/**
 * Decides about each row: it makes an account, changes one, or is refused with the reason. It reads what is there once, whatever the
 * number of rows, so call it within `guarded`.
 */
export async function planImport(call: Importing, rows: readonly UserRow[], updateSupport: boolean): Promise<ImportPlan> {
  const [accounts, visible, departments] = await Promise.all([
    rowsWhere(call, users, undefined, { columns: ['id', 'username', 'mobile', 'email', 'deptId'] }),
    rowsWhere(call, users, visibleUsers(call.user), { columns: ['id'] }),
    rowsWhere(call, depts, and(visibleDepts(call.user)), { columns: ['id', 'status'] }),
  ]);
  const byUsername = new Map(accounts.map((account) => [account.username, account]));
  const takenBy = (of: 'mobile' | 'email') =>
    new Map(accounts.flatMap((account) => (account[of] ? [[account[of], account.username] as const] : [])));
  const [mobiles, emails] = [takenBy('mobile'), takenBy('email')];
  const seen = new Set(visible.map(({ id }) => String(id)));
  const statusOfDept = new Map(departments.map(({ id, status }) => [String(id), status]));
  const [created, updated, faults]: [UserRow[], (UserRow & { id: Id })[], UserImportFault[]] = [[], [], []];
  const named = new Set<string>();
  const changing = rows.flatMap(({ username }) => (updateSupport ? (byUsername.get(username)?.id ?? []) : []));
  const stronger = await strongerUsers(call, changing);

  const faultIn = (row: UserRow): UserImportFault | null => {
    const account = byUsername.get(row.username);
    if (named.has(row.username)) return faultOf(row, 'username', '用户账号在表格中重复');
    if (account !== undefined && !updateSupport) return faultOf(row, 'username', '用户账号已经存在');
    if (account !== undefined && !seen.has(String(account.id))) return faultOf(row, 'username', '用户账号已经存在');
    if (row.deptId !== null && String(row.deptId) !== String(account?.deptId)) {
      const status = statusOfDept.get(String(row.deptId));
      if (status === undefined) return faultOf(row, 'deptId', '当前部门不存在');
      if (status !== 0) return faultOf(row, 'deptId', '部门不处于开启状态，不允许选择');
    }
    if (row.mobile !== null && (mobiles.get(row.mobile) ?? row.username) !== row.username)
      return faultOf(row, 'mobile', '手机号已经存在');
    if (row.email !== null && (emails.get(row.email) ?? row.username) !== row.username)
      return faultOf(row, 'email', '邮箱已经存在');
    if (account === undefined) return null;
    if (String(account.id) === String(call.user.id) && row.status === 1)
      return faultOf(row, 'status', '不能停用或删除自己的账号');
    return stronger.has(String(account.id)) ? faultOf(row, 'username', strongerUser().message) : null;
  };

  for (const row of rows) {
    const fault = faultIn(row);
    if (fault !== null) {
      faults.push(fault);
      continue;
    }
    named.add(row.username);
    if (row.mobile !== null) mobiles.set(row.mobile, row.username);
    if (row.email !== null) emails.set(row.email, row.username);
    const account = byUsername.get(row.username);
    if (account === undefined) created.push(row);
    else updated.push({ ...row, id: account.id });
  }
  return { created, updated, faults };
}
