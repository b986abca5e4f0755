import type { Id } from '@zhilv/contract';
import { requirePeople } from '../people/requirePeople.ts';
import { userMissing } from '../../system/user/userMissing.ts';
import { changeOwnTask, type TaskCall } from './held/changeOwnTask.ts';

/**
 * Gives a task to somebody else for good. What was delegated goes back to who delegated it all the same.
 * @throws BusinessError
 */
export const transferTask = (call: TaskCall, id: string, assigneeId: Id): Promise<true> =>
  changeOwnTask(call, id, async ({ open }) => {
    await requirePeople({ ...call, db: open.db }, [assigneeId], userMissing);
    await open.changeTask(id, { assigneeId });
  });
