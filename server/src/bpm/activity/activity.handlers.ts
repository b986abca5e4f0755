import { activity } from '@zhilv/contract/bpm';
import { and, asc, eq } from 'drizzle-orm';
import { implement } from '../../call/implement.ts';
import { kept } from '../../records/rows.ts';
import { activities } from '../process/rows/activity.table.ts';
import { processInstances } from '../process/rows/processInstance.table.ts';

/** What processes have passed (docs/protocol/bpm.md §7). Whoever may read tasks may read this of any instance, as in a real back end. */
export const handlers = [
  implement(activity.list, (call) => {
    const { key, type, startTime, endTime, taskId, ref, rootId, instanceId } = activities;
    return call.db
      .select({ key, type, startTime, endTime, taskId })
      .from(activities)
      .innerJoin(processInstances, and(eq(processInstances.rootId, rootId), eq(processInstances.id, instanceId)))
      .where(and(kept(processInstances, call), eq(processInstances.id, call.input.processInstanceId)))
      .orderBy(asc(ref));
  }),
];
