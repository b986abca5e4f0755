import { task } from '@zhilv/contract/bpm';
import { implement } from '../../call/implement.ts';
import { approveTask } from './approveTask.ts';
import { delegateTask } from './delegateTask.ts';
import { donePage, todoPage } from './list/taskPages.ts';
import { signTasksOf, tasksOfInstance } from './list/tasksOfInstance.ts';
import { rejectTask } from './rejectTask.ts';
import { returnList } from './sendBack/returnList.ts';
import { sendBack } from './sendBack/sendBack.ts';
import { addSigners } from './sign/addSigners.ts';
import { removeSigner } from './sign/removeSigner.ts';
import { transferTask } from './transferTask.ts';

/**
 * Tasks of processes (docs/protocol/bpm.md §8). Whoever may read tasks may read those of any instance, as in a real back end; only who
 * has a task may change it.
 */
export const handlers = [
  implement(task.todoPage, todoPage),
  implement(task.donePage, donePage),
  implement(task.listByProcessInstanceId, (call) => tasksOfInstance(call, call.input.processInstanceId)),
  implement(task.approve, (call) => approveTask(call, call.input.id, call.input.reason)),
  implement(task.reject, (call) => rejectTask(call, call.input.id, call.input.reason)),
  implement(task.updateAssignee, (call) => transferTask(call, call.input.id, call.input.assigneeUserId)),
  implement(task.returnList, (call) => returnList(call, call.input.taskId)),
  implement(task.return, (call) => sendBack(call, call.input.id, call.input.targetDefinitionKey, call.input.reason)),
  implement(task.delegate, (call) => delegateTask(call, call.input.id, call.input.delegateUserId, call.input.reason)),
  implement(task.createSign, (call) => {
    const { id, userIdList: userIds, type, reason } = call.input;
    return addSigners(call, id, { userIds, type, reason });
  }),
  implement(task.deleteSign, (call) => removeSigner(call, call.input.id, call.input.reason)),
  implement(task.childrenList, (call) => signTasksOf(call, call.input.parentId)),
];
