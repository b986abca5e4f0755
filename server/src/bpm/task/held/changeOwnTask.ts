import { sameId } from '@zhilv/contract';
import { SUSPENSION_STATE } from '@zhilv/contract/bpm';
import type { Call } from '../../../call/implement.ts';
import { changeInstance } from '../../process/command/changeInstance.ts';
import type { OpenInstance } from '../../process/command/OpenInstance.ts';
import { taskMissing } from '../../process/command/refusals.ts';
import type { TaskRow } from '../../process/rows/processRows.ts';
import { isApproved, placeOfOpenTask } from './openTask.ts';
import { taskNotOwn, taskSuspended } from './taskRefusals.ts';

export type TaskCall = Pick<Call, 'db' | 'tenantId' | 'clock' | 'wake' | 'request'> & {
  readonly user: NonNullable<Call['user']>;
};

/** A task that nobody else changes until the transaction ends, and its instance. */
export interface HeldTask {
  readonly open: OpenInstance;
  readonly task: TaskRow;
}

/**
 * Lets the caller do something with a task that is the caller's, in one transaction. Of two calls at once the second one finds what the
 * first has left.
 * @throws BusinessError when there is no such task or it is done, when it is somebody else's, and while it is suspended
 */
export const changeOwnTask = (call: TaskCall, id: string, work: (held: HeldTask) => Promise<void>): Promise<true> =>
  changeTask(call, id, async (held) => {
    if (isApproved(held.task)) throw taskMissing();
    if (held.task.assigneeId === null || !sameId(held.task.assigneeId, call.user.id)) throw taskNotOwn();
    refuseSuspended(held.task);
    await work(held);
  });

/**
 * Does the same with a task of whomever; `work` decides who may.
 * @throws BusinessError when there is no such task or it is done
 */
export async function changeTask(call: TaskCall, id: string, work: (held: HeldTask) => Promise<void>): Promise<true> {
  const { root: rootId } = await placeOfOpenTask(call, id);
  return changeInstance(call, { commandId: call.request.id, rootId }, async (open): Promise<true> => {
    await work({ open, task: await open.task(id) });
    return true;
  });
}

/** @throws BusinessError for a task of an instance that is suspended */
export function refuseSuspended({ suspensionState }: TaskRow): void {
  if (suspensionState === SUSPENSION_STATE.suspended) throw taskSuspended();
}
