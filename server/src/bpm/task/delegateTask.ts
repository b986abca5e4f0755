import { type Id, sameId } from '@zhilv/contract';
import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import { requirePeople } from '../people/requirePeople.ts';
import { changeOwnTask, type TaskCall } from './held/changeOwnTask.ts';
import { delegateIsOneself, delegateIsOwner, delegateMissing } from './held/taskRefusals.ts';

/**
 * Asks somebody else for an opinion about a task, which then comes back. A delegate may ask a third person, who answers to the first one.
 * @throws BusinessError
 */
export const delegateTask = (call: TaskCall, id: string, assigneeId: Id, reason: string): Promise<true> =>
  changeOwnTask(call, id, async ({ open, task }) => {
    const ownerId = task.result === PROCESS_RESULT.delegated ? task.ownerId : task.assigneeId;
    // Whoever answers himself would answer and approve by a click that comes twice.
    if (ownerId !== null && sameId(assigneeId, ownerId))
      throw sameId(ownerId, call.user.id) ? delegateIsOneself() : delegateIsOwner();
    if (sameId(assigneeId, call.user.id)) throw delegateIsOneself();
    await requirePeople({ ...call, db: open.db }, [assigneeId], delegateMissing);
    await open.changeTask(id, { assigneeId, ownerId, result: PROCESS_RESULT.delegated, reason });
  });
