import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import { notify } from '../../system/notify/notify.ts';
import { PROCESS_NOTICES } from '../../system/notify/notifyTemplate.seed.ts';
import { nicknamesOf } from '../../system/user/nicknamesOf.ts';
import type { ProcessPart } from '../process/hooks/ProcessPart.ts';

/** Tells people of the tasks that they get, and whoever started a process how it ended. */
export const processPart: ProcessPart = {
  taskAssigned: async (event, { assigneeId, name: task }) => {
    if (assigneeId === null) return;
    const { name: process, startUserId } = event.instance;
    const nicknames = startUserId === null ? new Map<string, string>() : await nicknamesOf(event, [startUserId]);
    const person = nicknames.get(String(startUserId)) ?? '系统';
    await notify(event, { userId: assigneeId, code: PROCESS_NOTICES.assigned.code, params: { person, process, task } });
  },
  instanceEnded: async (event) => {
    const { name: process, startUserId, parentId, result, reason } = event.instance;
    // What a call activity started is nobody's own.
    if (startUserId === null || parentId !== null) return;
    const to = { userId: startUserId };
    if (result === PROCESS_RESULT.approved)
      await notify(event, { ...to, code: PROCESS_NOTICES.approved.code, params: { process } });
    if (result === PROCESS_RESULT.rejected)
      await notify(event, { ...to, code: PROCESS_NOTICES.rejected.code, params: { process, reason: reason ?? '' } });
  },
};
