import { type Id, sameId } from '@zhilv/contract';
import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import { requirePeople } from '../people/requirePeople.ts';
import { userMissing } from '../../system/user/userMissing.ts';
import { changeOwnTask, type TaskCall } from './held/changeOwnTask.ts';

/**
 * Gives a task to somebody else for good. What was delegated goes back to who delegated it all the same, and is back if that is who gets it.
 * @throws BusinessError
 */
export const transferTask = (call: TaskCall, id: string, assigneeId: Id): Promise<true> =>
  changeOwnTask(call, id, async ({ open, task: { result, ownerId } }) => {
    await requirePeople({ ...call, db: open.db }, [assigneeId], userMissing);
    const isBack = result === PROCESS_RESULT.delegated && ownerId !== null && sameId(assigneeId, ownerId);
    await open.changeTask(id, { assigneeId, ...(isBack && { result: PROCESS_RESULT.processing }) });
  });
