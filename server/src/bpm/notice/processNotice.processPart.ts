import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import { notify } from '../../system/notify/notify.ts';
import { PROCESS_NOTICES } from '../../system/notify/notifyTemplate.seed.ts';
import { nicknamesOf } from '../../system/user/nicknamesOf.ts';
import type { ProcessPart } from '../process/hooks/ProcessPart.ts';

/** Tells people of the tasks that they get, and whoever started a process how it ended. */
export const processPart: ProcessPart = {
  tasksAssigned: async (event, tasks) => {
    const { name: process, startUserId } = event.instance;
    const nicknames = startUserId === null ? new Map<string, string>() : await nicknamesOf(event, [startUserId]);
    const person = nicknames.get(String(startUserId)) ?? '系统';
    const notices = tasks.flatMap(({ assigneeId: userId, name: task }) =>
      userId === null ? [] : [{ userId, params: { person, process, task } }],
    );
    await notify(event, PROCESS_NOTICES.assigned.code, notices);
  },
  instanceEnded: async (event) => {
    const { name: process, startUserId: userId, parentId, result, reason } = event.instance;
    // What a call activity started is nobody's own.
    if (userId === null || parentId !== null) return;
    if (result === PROCESS_RESULT.approved) await notify(event, PROCESS_NOTICES.approved.code, [{ userId, params: { process } }]);
    if (result === PROCESS_RESULT.rejected)
      await notify(event, PROCESS_NOTICES.rejected.code, [{ userId, params: { process, reason: reason ?? '' } }]);
  },
};
