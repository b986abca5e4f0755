import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import { changeOwnTask, type TaskCall } from './held/changeOwnTask.ts';
import { endSigner, isSigner } from './sign/openSigners.ts';

/**
 * Rejects a task, which ends its instance; whatever else is open is cancelled.
 * @throws BusinessError
 */
export const rejectTask = (call: TaskCall, id: string, reason: string): Promise<true> =>
  changeOwnTask(call, id, async ({ open, task }) => {
    const rejected = { result: PROCESS_RESULT.rejected, reason };
    if (isSigner(task)) await endSigner(open, task, { ...rejected, now: call.clock() });
    await open.step(
      { do: 'end', reason },
      {
        tasks: { [task.id]: rejected },
        otherTasks: { result: PROCESS_RESULT.cancelled, reason: `不通过任务，原因：${reason}` },
        instances: rejected,
      },
    );
  });
