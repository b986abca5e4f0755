import type { OutputOf } from '@zhilv/contract';
import type { task } from '@zhilv/contract/bpm';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { kept, type Scope } from '../../../records/rows.ts';
import { users } from '../../../system/user/user.table.ts';
import { personOf, processUsersOf } from '../../people/processUsersOf.ts';
import { processInstances } from '../../process/rows/processInstance.table.ts';
import { tasks } from '../../process/rows/task.table.ts';
import { endOf } from './endOf.ts';
import { instanceOfTask } from './instanceOfTask.ts';

type ShownTask = OutputOf<typeof task.listByProcessInstanceId>[number];

/** Gives all tasks of an instance, newest first, those of signers within the task that they sign. */
export async function tasksOfInstance(scope: Scope, processInstanceId: string): Promise<ShownTask[]> {
  const { id, name, claimTime, createTime, updateTime, endTime, result, reason, definitionKey, assigneeId, parentTaskId } = tasks;
  const rows = await scope.db
    .select({
      task: { id, name, claimTime, createTime, updateTime, endTime, result, reason, definitionKey, assigneeId, parentTaskId },
      processInstance: instanceOfTask,
    })
    .from(tasks)
    .innerJoin(processInstances, eq(processInstances.id, tasks.instanceId))
    .leftJoin(users, eq(users.id, processInstances.startUserId))
    .where(and(kept(tasks, scope), eq(tasks.instanceId, processInstanceId)))
    .orderBy(desc(tasks.createTime), desc(tasks.ref), desc(tasks.id));
  const people = await processUsersOf(
    scope,
    rows.map((row) => row.task.assigneeId),
  );
  const shown = rows.map(({ task: row, processInstance }) => ({
    ...row,
    ...endOf(row),
    suspensionState: null,
    processInstance,
    assigneeUser: personOf(people, row.assigneeId),
  }));
  const byParent = Map.groupBy(shown, ({ parentTaskId: parent }) => parent);
  const below = (parent: string | null): ShownTask[] =>
    (byParent.get(parent) ?? []).map((row) => ({ ...row, children: byParent.has(row.id) ? below(row.id) : null }));
  return below(null);
}

/** Gives the open tasks of those who sign a task, and whom they are or will be for. */
export async function signTasksOf(scope: Scope, parentId: string) {
  const { id, name, assigneeId, ownerId } = tasks;
  const rows = await scope.db
    .select({ id, name, assigneeId, ownerId })
    .from(tasks)
    .where(and(kept(tasks, scope), eq(tasks.parentTaskId, parentId), isNull(tasks.endTime)))
    .orderBy(desc(tasks.createTime), desc(tasks.id));
  const signers = rows.map((row) => row.assigneeId ?? row.ownerId);
  const people = await processUsersOf(scope, signers);
  return rows.map((row) => {
    const signer = personOf(people, row.assigneeId ?? row.ownerId);
    // A real back end leaves the name of the department out here (recorded).
    return { id: row.id, name: row.name, assigneeUser: signer && { ...signer, deptName: null } };
  });
}
