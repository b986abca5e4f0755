import type { Id } from '@zhilv/contract';
import { PROCESS_RESULT, type task } from '@zhilv/contract/bpm';
import { type SQL, and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { contains, within } from '../../../records/filters.ts';
import type { FiltersOf, ListCall } from '../../../records/paging.ts';
import { kept } from '../../../records/rows.ts';
import { descending, orderBy, requestedOrder } from '../../../records/sorting.ts';
import { users } from '../../../system/user/user.table.ts';
import { processInstances } from '../../process/rows/processInstance.table.ts';
import { tasks } from '../../process/rows/task.table.ts';
import { endOf } from './endOf.ts';
import { instanceOfTask } from './instanceOfTask.ts';

type PageCall<Filters> = ListCall<Filters & { readonly pageNo: number; readonly pageSize: number }>;

const ofUser = ({ user }: { readonly user: { readonly id: Id } }) => eq(tasks.assigneeId, user.id);

/** A task whose assignee has approved it, and which signers hold open. */
const awaitsSigners = eq(tasks.result, PROCESS_RESULT.awaitsAfterSigners);

/** Gives a page of the tasks that wait for the caller, newest first. */
export async function todoPage(call: PageCall<FiltersOf<typeof task.todoPage>>) {
  const { name, createTime } = call.input;
  const where = and(
    ofUser(call),
    isNull(tasks.endTime),
    ne(tasks.result, PROCESS_RESULT.awaitsAfterSigners),
    contains(tasks.name, name),
    ...within(tasks.createTime, createTime),
  );
  const { rows, ...page } = await pageOfTasks(call, where, 'createTime');
  return { ...page, list: rows.map(({ task: row, processInstance }) => ({ ...row, processInstance })) };
}

/** Gives a page of the tasks that the caller has done, or that were taken away from the caller, the latest first. */
export async function donePage(call: PageCall<FiltersOf<typeof task.donePage>>) {
  const { name, beginCreateTime = '', endCreateTime = '' } = call.input;
  const where = and(
    ofUser(call),
    or(isNotNull(tasks.endTime), awaitsSigners),
    contains(tasks.name, name),
    ...within(tasks.createTime, [beginCreateTime, endCreateTime]),
  );
  const { rows, ...page } = await pageOfTasks(call, where, 'updateTime');
  const list = rows.map(({ task: row, processInstance }) => ({
    ...row,
    ...endOf(row),
    suspensionState: null,
    processInstance,
  }));
  return { ...page, list };
}

async function pageOfTasks(call: PageCall<unknown>, where: SQL | undefined, newest: 'createTime' | 'updateTime') {
  const { pageNo, pageSize } = call.input;
  const { id, name, claimTime, createTime, updateTime, suspensionState, endTime, result, reason } = tasks;
  const all = and(kept(tasks, call), where);
  const rows = await call.db
    .select({
      task: { id, name, claimTime, createTime, updateTime, suspensionState, endTime, result, reason },
      processInstance: instanceOfTask,
    })
    .from(tasks)
    .innerJoin(processInstances, eq(processInstances.id, tasks.instanceId))
    .leftJoin(users, eq(users.id, processInstances.startUserId))
    .where(all)
    .orderBy(...orderBy(tasks, requestedOrder([descending(newest), descending('id')], [], call.input)))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { rows, total: await call.db.$count(tasks, all), offers: ['views'] };
}
