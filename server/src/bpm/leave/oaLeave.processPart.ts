import { LEAVE_PROCESS } from '@zhilv/contract/bpm';
import { and, eq, isNull, or } from 'drizzle-orm';
import { kept } from '../../records/rows.ts';
import { changeStamp } from '../../records/stamps.ts';
import type { ProcessPart } from '../process/hooks/ProcessPart.ts';
import { oaLeaves } from './oaLeave.table.ts';

/** Gives a leave the result of its process. */
export const processPart: ProcessPart = {
  instanceEnded: async (event) => {
    const { id, definitionId, businessKey, result } = event.instance;
    // Whoever starts the process without a leave has none that follows.
    if (!definitionId.startsWith(`${LEAVE_PROCESS}:`) || businessKey === null || !/^\d{1,18}$/.test(businessKey)) return;
    // A process that ends as it starts is not known to its leave yet.
    const ofInstance = or(isNull(oaLeaves.processInstanceId), eq(oaLeaves.processInstanceId, id));
    await event.db
      .update(oaLeaves)
      .set({ result, ...changeStamp(event) })
      .where(and(kept(oaLeaves, event), eq(oaLeaves.id, businessKey), ofInstance));
  },
};
