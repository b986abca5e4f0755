import { sameId } from '@zhilv/contract';
import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import type { OpenInstance } from '../../process/command/OpenInstance.ts';
import type { TaskRow } from '../../process/rows/processRows.ts';
import { changeTask, refuseSuspended, type TaskCall } from '../held/changeOwnTask.ts';
import { notSigner, taskNotOwn } from '../held/taskRefusals.ts';
import { letSignedTaskGoOn } from './finishTask.ts';
import { endSigner, openSigners } from './openSigners.ts';

/**
 * Takes a signer away from the task that is to be signed, which goes on without when it was the last one. It is for who has that task, or
 * gets it back.
 * @throws BusinessError
 */
export const removeSigner = (call: TaskCall, id: string, reason: string): Promise<true> =>
  changeTask(call, id, async ({ open, task }) => {
    if (task.parentTaskId === null) throw notSigner();
    const signed = await open.task(task.parentTaskId);
    const adder = signed.assigneeId ?? signed.ownerId;
    if (adder === null || !sameId(adder, call.user.id)) throw taskNotOwn();
    refuseSuspended(task);
    const now = call.clock();
    await endAll(open, task, { reason: `由于${call.user.nickname}操作[减签]，任务被取消，原因：${reason}`, now });
    await letSignedTaskGoOn(open, signed.id, now);
  });

/** Ends the task of a signer, and those of who signs it. */
async function endAll(open: OpenInstance, task: TaskRow, end: { readonly reason: string; readonly now: number }): Promise<void> {
  for (const signer of await openSigners(open, task)) await endAll(open, signer, end);
  await endSigner(open, task, { ...end, result: PROCESS_RESULT.cancelled });
}
