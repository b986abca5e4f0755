import { processInstances } from '../../process/rows/processInstance.table.ts';
import { users } from '../../../system/user/user.table.ts';

/** What a row of a task, or of an incident, shows of its instance. The statement joins the starter, who may have been deleted. */
export const instanceOfTask = {
  id: processInstances.id,
  name: processInstances.name,
  startUserId: processInstances.startUserId,
  startUserNickname: users.nickname,
  processDefinitionId: processInstances.definitionId,
};
