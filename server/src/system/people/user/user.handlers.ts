import { allUserNames, user, UserName } from '@zhilv/contract/system';
import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { type Implementation, implement, implementFile } from '../../../call/implement.ts';
import { exportFile } from '../../../records/exportFile.ts';
import { pageOfRows } from '../../../records/paging.ts';
import { kept, rowsWhere, shownBy } from '../../../records/rows.ts';
import { requireVisibleUser } from '../../access/scope/requireVisible.ts';
import { visibleUsers } from '../../access/scope/visible.ts';
import { users } from '../../user/user.table.ts';
import { accountHistory } from './accounts.ts';
import { userList, withDeptNames, withPlaces } from './userList.ts';
import { createUser, deleteUser, restoreUser, updatePassword, updateStatus, updateUser } from './writeUsers.ts';

/** Accounts (docs/protocol/system.md §5). */
export const handlers: readonly Implementation[] = [
  implement(user.page, async (call) => {
    const page = await pageOfRows(call, userList);
    const offers = [...page.offers, 'restore', 'changes', 'import-trial'];
    return { ...page, list: await withPlaces(call, page.list), offers };
  }),
  implement(user.get, async (call) => {
    const found = await rowsWhere(call, users, and(eq(users.id, call.input.id), visibleUsers(call.user)), {
      columns: userList.shown,
    });
    const [row] = await withPlaces(call, found);
    return row ?? null;
  }),
  implement(allUserNames, (call) =>
    rowsWhere(call, users, and(eq(users.status, 0), visibleUsers(call.user)), {
      orderBy: [asc(users.id)],
      columns: shownBy(users, UserName),
    }),
  ),
  implement(user.deptCounts, async (call) => {
    const rows = await call.db
      .select({ deptId: users.deptId, count: count() })
      .from(users)
      .where(and(kept(users, call), visibleUsers(call.user), isNotNull(users.deptId)))
      .groupBy(users.deptId);
    return rows.flatMap(({ deptId, count: number }) => (deptId === null ? [] : [{ deptId, count: number }]));
  }),
  implement(user.create, createUser),
  implement(user.update, updateUser),
  implement(user.updatePassword, updatePassword),
  implement(user.updateStatus, updateStatus),
  implement(user.delete, deleteUser),
  implement(user.restore, restoreUser),
  implement(user.changes, async (call) => {
    await requireVisibleUser(call, call.input.id);
    return accountHistory.changes(call, call.input.id);
  }),
  implementFile(user.export, (call) =>
    exportFile(call, userList, {
      name: '用户数据',
      sheet: '用户列表',
      columns: [
        ['用户编号', 'id'],
        ['用户名称', 'username'],
        ['用户昵称', 'nickname'],
        ['用户邮箱', 'email'],
        ['手机号码', 'mobile'],
        ['用户性别', 'sex', { dictionary: 'system_user_sex' }],
        ['帐号状态', 'status', { dictionary: 'common_status' }],
        ['最后登录IP', 'loginIp'],
        ['最后登录时间', 'loginDate', 'instant'],
        ['部门名称', 'deptName'],
        ['部门负责人', 'deptLeader'],
      ],
      reads: ['deptId'],
      complete: (rows: readonly (typeof users.$inferSelect)[]) => withDeptNames(call, rows),
    }),
  ),
];
