import { OperateLog, operateLog } from '@zhilv/contract/system';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Call, type Implementation, implement, implementFile } from '../../call/implement.ts';
import { exportFile } from '../../records/exportFile.ts';
import { contains, equals, within } from '../../records/filters.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { ofTenant } from '../../records/rows.ts';
import { descending } from '../../records/sorting.ts';
import { ofVisibleUsers } from '../access/scope/visible.ts';
import { nicknamesOf } from '../user/nicknamesOf.ts';
import { users } from '../user/user.table.ts';
import { type CallNames, callNames } from './callNames.ts';
import { operatedChanges } from './operatedChanges.ts';
import { operateLogs } from './operateLog.table.ts';

/** What signed-in users wrote, or tried to (docs/protocol/system.md §8.3). */
export const handlers: readonly Implementation[] = [
  implement(operateLog.page, async (call) => {
    const names = await callNames(call.db);
    const page = await pageOfRows(call, listFor(call, names));
    const nicknames = await nicknamesOf(
      call,
      page.list.map(({ userId }) => userId),
    );
    const list = page.list.map(({ createTime, durationMs, ...row }) => ({
      ...row,
      ...names.of(row),
      userNickname: nicknames.get(String(row.userId)) ?? row.username,
      startTime: createTime - durationMs,
      duration: durationMs,
      success: row.resultCode === 0,
    }));
    return { ...page, list, offers: [...page.offers, 'changes'] };
  }),
  implementFile(operateLog.export, async (call) =>
    exportFile(call, listFor(call, await callNames(call.db)), {
      name: '操作日志',
      sheet: '数据列表',
      columns: [
        ['日志编号', 'id'],
        ['操作人', 'username'],
        ['操作类型', 'type', { dictionary: 'system_operate_type' }],
        ['请求方法', 'requestMethod'],
        ['请求地址', 'requestUrl'],
        ['记录编号', 'recordId'],
        ['操作 IP', 'userIp'],
        ['执行时长（毫秒）', 'durationMs'],
        ['结果码', 'resultCode'],
        ['结果提示', 'resultMsg'],
        ['操作时间', 'createTime', 'instant'],
      ],
    }),
  ),
  implement(operateLog.changes, async (call) => {
    const { id, userId, traceId: trace } = operateLogs;
    const asked = and(eq(id, call.input.id), ofTenant(operateLogs, call), ofVisibleUsers(call.user, userId));
    const [log] = await call.db.select({ trace }).from(operateLogs).where(asked);
    return log === undefined ? [] : operatedChanges(call, log.trace);
  }),
];

/** A row of a page is made of these columns as well. */
const Row = z.extend(OperateLog, { durationMs: z.int(), createTime: z.int() });

const listFor = (call: Pick<Call, 'db' | 'tenantId'>, names: CallNames) =>
  listOf(operateLogs, Row, {
    matches: ({ module, userNickname, type, success, startTime }: FiltersOf<typeof operateLog.export>, { user }) => [
      ofVisibleUsers(user, operateLogs.userId),
      module ? inArray(operateLogs.requestUrl, names.pathsOf(module)) : undefined,
      userNickname ? or(contains(operateLogs.username, userNickname), byNickname(call, userNickname)) : undefined,
      equals(operateLogs.type, type),
      success === undefined ? undefined : (success ? eq : ne)(operateLogs.resultCode, 0),
      ...within(operateLogs.createTime, startTime),
    ],
    order: [descending('createTime'), descending('id')],
  });

const byNickname = ({ db, tenantId }: Pick<Call, 'db' | 'tenantId'>, text: string) =>
  inArray(
    operateLogs.userId,
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), contains(users.nickname, text))),
  );
