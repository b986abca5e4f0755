import { LoginLog, loginLog } from '@zhilv/contract/system';
import { eq, ne } from 'drizzle-orm';
import { type Implementation, implement, implementFile } from '../../call/implement.ts';
import { exportFile } from '../../records/exportFile.ts';
import { contains, within } from '../../records/filters.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { descending } from '../../records/sorting.ts';
import { ofVisibleUsers } from '../access/scope/visible.ts';
import { LoginResult } from './loginLog.ts';
import { loginLogs } from './loginLog.table.ts';

/** The `user_type` of staff: members do not sign in here. */
const STAFF = 2;

const list = listOf(loginLogs, LoginLog, {
  matches: ({ username, userIp, status, createTime }: FiltersOf<typeof loginLog.export>, { user }) => [
    ofVisibleUsers(user, loginLogs.userId),
    contains(loginLogs.username, username),
    contains(loginLogs.userIp, userIp),
    status === undefined ? undefined : (status ? eq : ne)(loginLogs.result, LoginResult.success),
    ...within(loginLogs.createTime, createTime),
  ],
  order: [descending('createTime'), descending('id')],
  sortable: ['createTime'],
});

/** Who signed in, tried to, or left (docs/protocol/system.md §8.3). */
export const handlers: readonly Implementation[] = [
  implement(loginLog.page, async (call) => {
    const page = await pageOfRows(call, list);
    const rows = page.list.map((row) => ({ ...row, userType: STAFF, status: row.result === LoginResult.success }));
    return { ...page, list: rows };
  }),
  implementFile(loginLog.export, (call) =>
    exportFile(call, list, {
      name: '登录日志',
      sheet: '数据列表',
      columns: [
        ['日志主键', 'id'],
        ['用户账号', 'username'],
        ['日志类型', 'logType', { dictionary: 'system_login_type' }],
        ['登录结果', 'result', { dictionary: 'system_login_result' }],
        ['登录 IP', 'userIp'],
        ['浏览器 UserAgent', 'userAgent'],
        ['次数', 'attempts'],
        ['登录时间', 'createTime', 'instant'],
      ],
    }),
  ),
];
