import type { processInstance } from '@zhilv/contract/bpm';
import { INSTANCE_STATUS } from '@zhilv/contract/bpm';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { contains, equals, within } from '../../records/filters.ts';
import type { FiltersOf, ListCall } from '../../records/paging.ts';
import { kept, type Scope } from '../../records/rows.ts';
import { descending, orderBy, requestedOrder } from '../../records/sorting.ts';
import { processInstances } from '../process/rows/processInstance.table.ts';
import { tasks } from '../process/rows/task.table.ts';

type PageCall = ListCall<FiltersOf<typeof processInstance.myPage> & { readonly pageNo: number; readonly pageSize: number }>;

/** Gives a page of the instances that the caller started, newest first, with their open tasks. */
export async function ownInstances(call: PageCall) {
  const { pageNo, pageSize, name: words, processDefinitionId, createTime: range, ...filters } = call.input;
  const where = and(
    kept(processInstances, call),
    // What call activities start is a part of what somebody started.
    isNull(processInstances.parentId),
    eq(processInstances.startUserId, call.user.id),
    contains(processInstances.name, words),
    equals(processInstances.definitionId, processDefinitionId),
    equals(processInstances.category, filters.category),
    equals(processInstances.status, filters.status),
    equals(processInstances.result, filters.result),
    ...within(processInstances.createTime, range),
  );
  const { id, name, definitionId, category, status, result, createTime, endTime } = processInstances;
  const rows = await call.db
    .select({ id, name, processDefinitionId: definitionId, category, status, result, createTime, endTime })
    .from(processInstances)
    .where(where)
    .orderBy(...orderBy(processInstances, requestedOrder([descending('createTime'), descending('id')], [], call.input)))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const open = await openTasksOf(
    call,
    rows.map((row) => row.id),
  );
  const list = rows.map((row) => ({
    ...row,
    tasks: row.status === INSTANCE_STATUS.running ? (open.get(row.id) ?? []) : null,
  }));
  return { list, total: await call.db.$count(processInstances, where), offers: ['views'] };
}

/** Gives open tasks by the ids of the instances that somebody started, those of what they called among them. */
async function openTasksOf(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, { id: string; name: string }[]>> {
  if (ids.length === 0) return new Map();
  const { id, name, rootId } = tasks;
  const rows = await scope.db
    .select({ id, name, of: rootId })
    .from(tasks)
    .where(and(kept(tasks, scope), inArray(rootId, [...ids]), isNull(tasks.endTime)))
    .orderBy(asc(tasks.createTime), asc(tasks.ref), asc(tasks.id));
  return Map.groupBy(rows, ({ of }) => of);
}
