import { PayNotify, payNotify } from '@zhilv/contract/pay';
import { asc, eq } from 'drizzle-orm';
import { type Implementation, implement } from '../../call/implement.ts';
import { contains, equals, within } from '../../records/filters.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { findRow, rowsWhere } from '../../records/rows.ts';
import { withAppNames } from '../app/payApps.ts';
import { payNotifyTasks } from './payNotify.table.ts';
import { payNotifyLogs } from './payNotifyLog.table.ts';

const list = listOf(payNotifyTasks, PayNotify, {
  matches: (asked: FiltersOf<typeof payNotify.page>) => [
    equals(payNotifyTasks.appId, asked.appId),
    equals(payNotifyTasks.type, asked.type),
    equals(payNotifyTasks.dataId, asked.dataId),
    equals(payNotifyTasks.status, asked.status),
    contains(payNotifyTasks.merchantOrderId, asked.merchantOrderId),
    ...within(payNotifyTasks.createTime, asked.createTime),
  ],
  sortable: ['createTime'],
});

/** Notices to applications (docs/protocol/pay.md §4). */
export const handlers: readonly Implementation[] = [
  implement(payNotify.page, async (call) => {
    const page = await pageOfRows(call, list);
    return { ...page, list: await withAppNames(call, page.list) };
  }),
  implement(payNotify.getDetail, async (call) => {
    const row = await findRow(call, payNotifyTasks, call.input.id);
    if (row === null) return null;
    const [named] = await withAppNames(call, [row]);
    const logs = await rowsWhere(call, payNotifyLogs, eq(payNotifyLogs.taskId, row.id), { orderBy: [asc(payNotifyLogs.id)] });
    return { ...row, appName: named?.appName ?? null, logs };
  }),
];
