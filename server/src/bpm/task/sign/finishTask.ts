import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import type { OpenInstance } from '../../process/command/OpenInstance.ts';
import type { TaskRow } from '../../process/rows/processRows.ts';
import { isApproved } from '../held/openTask.ts';
import { openSigners } from './openSigners.ts';

interface Finishing {
  /** Null keeps what its assignee has said. */
  readonly reason: string | null;
  /** Epoch ms. */
  readonly now: number;
}

interface Held {
  readonly open: OpenInstance;
  readonly task: TaskRow;
}

/** Finishes a task that is approved: the process goes on, or the task that it signs may. */
export async function finishTask({ open, task }: Held, { reason, now }: Finishing): Promise<void> {
  const approved = PROCESS_RESULT.approved;
  if (task.ref !== null) {
    await open.step({ do: 'complete', task: task.ref }, { tasks: { [task.id]: { result: approved, reason } } });
    return;
  }
  await open.changeTask(task.id, { result: approved, endTime: now, ...(reason !== null && { reason }) });
  if (task.parentTaskId !== null) await letSignedTaskGoOn(open, task.parentTaskId, now);
}

/** Lets a task go on when the last of its signers is done or was taken away. */
export async function letSignedTaskGoOn(open: OpenInstance, id: string, now: number): Promise<void> {
  const task = await open.task(id);
  if ((await openSigners(open, task)).length > 0) return;
  if (task.result === PROCESS_RESULT.awaitsBeforeSigners)
    await open.changeTask(id, { assigneeId: task.ownerId, result: PROCESS_RESULT.processing });
  if (isApproved(task)) await finishTask({ open, task }, { reason: null, now });
}
