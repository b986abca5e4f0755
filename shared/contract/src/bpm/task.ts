import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { pageQuery, queryInstant, queryRange } from '../wire/query.ts';
import { Done, Id, Instant, pageOf, requiredChoice, requiredId, requiredText } from '../wire/values.ts';
import { MAX_REASON_LENGTH } from './processInstance.ts';
import { ProcessUser } from './processUser.ts';

/** A task that waits for the caller (docs/protocol/bpm.md §8). */
export const TodoTask = z.object({
  /** Text; the tasks of signers have 32 hexadecimal digits without dashes. */
  id: z.string(),
  name: z.nullish(z.string()),
  claimTime: z.nullish(Instant),
  createTime: Instant,
  /** One of `SUSPENSION_STATE` in the list of what waits, null in every other one. */
  suspensionState: z.nullish(z.int()),
  processInstance: z.nullish(
    z.object({
      id: z.string(),
      name: z.nullish(z.string()),
      startUserId: z.nullish(Id),
      startUserNickname: z.nullish(z.string()),
      processDefinitionId: z.nullish(z.string()),
    }),
  ),
});
export type TodoTask = z.infer<typeof TodoTask>;

const outcome = {
  endTime: z.nullish(Instant),
  durationInMillis: z.nullish(z.int()),
  /** One of `PROCESS_RESULT`. */
  result: z.int(),
  /** What its assignee, or who cancelled it, said. */
  reason: z.nullish(z.string()),
};

/** A task that the caller has finished. */
export const DoneTask = z.extend(TodoTask, outcome);
export type DoneTask = z.infer<typeof DoneTask>;

/** A task of an instance, with the tasks of its signers. */
export const Task = z.extend(TodoTask, {
  ...outcome,
  /** The id of the user task in the XML. */
  definitionKey: z.nullish(z.string()),
  /** Null while it waits for others (docs/protocol/bpm.md §8). */
  assigneeUser: z.nullish(ProcessUser),
  parentTaskId: z.nullish(z.string()),
  /** Null where nobody was asked to sign. */
  get children(): z.ZodMiniType<readonly Task[] | null | undefined> {
    return z.nullish(z.array(Task));
  },
});
export interface Task extends DoneTask {
  readonly definitionKey?: string | null | undefined;
  readonly assigneeUser?: ProcessUser | null | undefined;
  readonly parentTaskId?: string | null | undefined;
  readonly children?: readonly Task[] | null | undefined;
}

/** A signer's task that is still open. */
export const SignTask = z.object({
  id: z.string(),
  name: z.nullish(z.string()),
  assigneeUser: z.nullish(ProcessUser),
});
export type SignTask = z.infer<typeof SignTask>;

const ofAssignee = { permission: 'bpm:task:update' };
const ofReader = { permission: 'bpm:task:query' };
const taskId = requiredText('任务编号', 64);
const opinion = z.object({ id: taskId, reason: requiredText('审批意见', MAX_REASON_LENGTH) });

/** Tasks of processes. Only the assignee of a task may change it. */
export const task = {
  /** Those that wait for the caller, newest first. */
  todoPage: endpoint({
    method: 'GET',
    path: '/bpm/task/todo-page',
    access: ofReader,
    input: pageQuery({ name: z.optional(z.string()), createTime: z.optional(queryRange) }),
    output: pageOf(TodoTask),
  }),
  /** Those that the caller has finished, newest first. Begin and end of their range are two texts here. */
  donePage: endpoint({
    method: 'GET',
    path: '/bpm/task/done-page',
    access: ofReader,
    input: pageQuery({
      name: z.optional(z.string()),
      beginCreateTime: z.optional(z.union([queryInstant, z.literal('')])),
      endCreateTime: z.optional(z.union([queryInstant, z.literal('')])),
    }),
    output: pageOf(DoneTask),
  }),
  /** All of an instance, newest first, those of signers within the task that they sign; empty for an unknown instance. */
  listByProcessInstanceId: endpoint({
    method: 'GET',
    path: '/bpm/task/list-by-process-instance-id',
    access: ofReader,
    input: z.object({ processInstanceId: z.string() }),
    output: z.array(Task),
  }),
  approve: endpoint({ method: 'PUT', path: '/bpm/task/approve', access: ofAssignee, input: opinion, output: Done }),
  /** Ends the instance. */
  reject: endpoint({ method: 'PUT', path: '/bpm/task/reject', access: ofAssignee, input: opinion, output: Done }),
  /** Gives the task to somebody else for good. A refusal with 1002013000 is none, as for `processInstance.create`. */
  updateAssignee: endpoint({
    method: 'PUT',
    path: '/bpm/task/update-assignee',
    access: ofAssignee,
    input: z.object({ id: taskId, assigneeUserId: requiredId('新审批人的用户编号') }),
    output: Done,
  }),
  /** The user tasks before this one, to one of which it can be returned. */
  returnList: endpoint({
    method: 'GET',
    path: '/bpm/task/return-list',
    access: ofAssignee,
    input: z.object({ taskId: z.string() }),
    output: z.array(z.object({ definitionKey: z.string(), name: z.nullish(z.string()) })),
  }),
  return: endpoint({
    method: 'PUT',
    path: '/bpm/task/return',
    access: ofAssignee,
    input: z.object({
      id: taskId,
      targetDefinitionKey: requiredText('回退到的任务 Key', 255),
      reason: requiredText('回退意见', MAX_REASON_LENGTH),
    }),
    output: Done,
  }),
  /** Asks somebody else for an opinion: the approval of that person gives the task back. */
  delegate: endpoint({
    method: 'PUT',
    path: '/bpm/task/delegate',
    access: ofAssignee,
    input: z.object({
      id: taskId,
      delegateUserId: requiredId('被委派人 ID '),
      reason: requiredText('委派原因', MAX_REASON_LENGTH),
    }),
    output: Done,
  }),
  /** Has others sign, before the assignee or after. */
  createSign: endpoint({
    method: 'PUT',
    path: '/bpm/task/create-sign',
    access: ofAssignee,
    input: z.object({
      id: requiredText('任务编号', 64),
      userIdList: z
        .array(Id, { error: '加签用户 ID 不能为空' })
        .check(z.minLength(1, { error: '加签用户 ID 不能为空' }), z.maxLength(100, { error: '加签用户不能超过 100 个' })),
      type: requiredChoice('加签类型', ['before', 'after']),
      reason: requiredText('加签原因', MAX_REASON_LENGTH),
    }),
    output: Done,
  }),
  /** Takes a signer back. A real back end refuses every such call with 1009005011. */
  deleteSign: endpoint({
    method: 'DELETE',
    path: '/bpm/task/delete-sign',
    access: ofAssignee,
    input: z.object({ id: taskId, reason: requiredText('加签原因', MAX_REASON_LENGTH) }),
    inputIn: 'body',
    output: Done,
  }),
  /** The open tasks of those who sign a task. */
  childrenList: endpoint({
    method: 'GET',
    path: '/bpm/task/children-list',
    access: ofAssignee,
    input: z.object({ parentId: z.string() }),
    output: z.array(SignTask),
  }),
};
