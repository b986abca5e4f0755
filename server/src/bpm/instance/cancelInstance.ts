import { sameId } from '@zhilv/contract';
import { BPM_REFUSALS, INSTANCE_STATUS, PROCESS_RESULT } from '@zhilv/contract/bpm';
import { eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { rowsWhere } from '../../records/rows.ts';
import { changeInstance } from '../process/command/changeInstance.ts';
import { processInstances } from '../process/rows/processInstance.table.ts';

type Calling = Pick<Call, 'db' | 'tenantId' | 'clock' | 'wake' | 'request'> & { readonly user: NonNullable<Call['user']> };

const notRunning = () => new BusinessError(BPM_REFUSALS.cancelNotRunning, '流程取消失败，流程不处于运行中');
const notOwn = () => new BusinessError(BPM_REFUSALS.cancelNotOwn, '流程取消失败，该流程不是你发起的');

/**
 * Ends an instance that the caller started, with all that is open of it. One that a call activity started ends with the whole.
 * @throws BusinessError for one that does not run, also for an unknown id, and for somebody else's
 */
export async function cancelInstance(call: Calling, id: string, reason: string): Promise<true> {
  const [found] = await rowsWhere(call, processInstances, eq(processInstances.id, id), {
    columns: ['rootId', 'status', 'startUserId'],
  });
  if (found === undefined || found.status !== INSTANCE_STATUS.running) throw notRunning();
  if (found.startUserId === null || !sameId(found.startUserId, call.user.id)) throw notOwn();
  return changeInstance(call, { commandId: call.request.id, rootId: found.rootId }, async (open): Promise<true> => {
    if (open.root.status !== INSTANCE_STATUS.running) throw notRunning();
    const cancelled = { result: PROCESS_RESULT.cancelled, reason: `主动取消任务，原因：${reason}` };
    await open.step({ do: 'end', reason: cancelled.reason }, { otherTasks: cancelled, instances: cancelled });
    return true;
  });
}
