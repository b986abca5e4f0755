import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import { and, eq } from 'drizzle-orm';
import { kept, type Scope } from '../../../records/rows.ts';
import { taskMissing } from '../../process/command/refusals.ts';
import { processInstances } from '../../process/rows/processInstance.table.ts';
import type { TaskRow } from '../../process/rows/processRows.ts';
import { tasks } from '../../process/rows/task.table.ts';

/** Where a task is. */
interface TaskPlace {
  /** The root instance. */
  readonly root: string;
  /** The id of the definition that its instance runs by; null where that is gone. */
  readonly definition: string | null;
  readonly definitionKey: string;
  readonly result: number;
}

/**
 * Tells where an open task is.
 * @throws BusinessError when there is none
 */
export async function placeOfOpenTask(scope: Scope, id: string): Promise<TaskPlace> {
  const [task] = await scope.db
    .select({
      root: tasks.rootId,
      definition: processInstances.definitionId,
      definitionKey: tasks.definitionKey,
      result: tasks.result,
      endTime: tasks.endTime,
    })
    .from(tasks)
    .leftJoin(processInstances, eq(processInstances.id, tasks.instanceId))
    // Asked for open ones, a database without statistics reads the whole index of what is to be done.
    .where(and(kept(tasks, scope), eq(tasks.id, id)));
  if (task === undefined || task.endTime !== null) throw taskMissing();
  return task;
}

/** Tells whether only signers behind it hold a task open: its assignee has approved it. */
export const isApproved = ({ result }: Pick<TaskRow, 'result'>): boolean => result === PROCESS_RESULT.awaitsAfterSigners;
