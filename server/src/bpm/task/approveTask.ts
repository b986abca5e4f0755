import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import { changeOwnTask, type HeldTask, type TaskCall } from './held/changeOwnTask.ts';
import { finishTask } from './sign/finishTask.ts';
import { openSigners } from './sign/openSigners.ts';

/**
 * Approves a task. That of a delegate goes back to who delegated it, and one with signers behind it waits for them.
 * @throws BusinessError
 */
export const approveTask = (call: TaskCall, id: string, reason: string): Promise<true> =>
  changeOwnTask(call, id, async (held) => {
    if (held.task.result === PROCESS_RESULT.delegated) await answer(held, reason);
    else if (!(await letSignersFollow(held, reason))) await finishTask(held, { reason, now: call.clock() });
  });

const answer = ({ open, task }: HeldTask, reason: string) =>
  open.changeTask(task.id, { assigneeId: task.ownerId, result: PROCESS_RESULT.processing, reason });

/** Gives the signers behind a task their turn, and tells whether there are any. */
async function letSignersFollow({ open, task }: HeldTask, reason: string): Promise<boolean> {
  const waiting = await openSigners(open, task);
  if (waiting.length === 0) return false;
  await open.changeTask(task.id, { result: PROCESS_RESULT.awaitsAfterSigners, reason });
  for (const signer of waiting)
    await open.changeTask(signer.id, { assigneeId: signer.ownerId, result: PROCESS_RESULT.processing });
  return true;
}
