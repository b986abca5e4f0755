import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { pageQuery, queryInt, queryRange } from '../wire/query.ts';
import { Done, Instant, pageOf, requiredText } from '../wire/values.ts';
import { definitionForm } from './processDefinition.ts';
import { ProcessUser } from './processUser.ts';

/** The fields that a list and a single instance share. */
const instanceFields = {
  id: z.string(),
  name: z.nullish(z.string()),
  /** A value of the dictionary `bpm_model_category`. */
  category: z.nullish(z.string()),
  /** One of `INSTANCE_STATUS`. */
  status: z.int(),
  /** One of `PROCESS_RESULT`, 1 to 4. */
  result: z.int(),
  createTime: Instant,
  /** A real back end leaves it null for a rejected instance: `status` says whether one has ended. */
  endTime: z.nullish(Instant),
};

/** A process that somebody started, in a list (docs/protocol/bpm.md §6). */
export const ProcessInstanceRow = z.object({
  ...instanceFields,
  processDefinitionId: z.string(),
  /** The open tasks; null once the instance has ended. */
  tasks: z.nullish(z.array(z.object({ id: z.string(), name: z.nullish(z.string()) }))),
});
export type ProcessInstanceRow = z.infer<typeof ProcessInstanceRow>;

/** A process that somebody started, with what was filled in and its definition. */
export const ProcessInstance = z.object({
  ...instanceFields,
  /** The values that were filled in, by the names of fields. */
  formVariables: z.nullish(z.record(z.string(), z.unknown())),
  /** The key of the record for which a page of the business started it, such as a leave's id. */
  businessKey: z.nullish(z.string()),
  startUser: z.nullish(ProcessUser),
  processDefinition: z.nullish(z.object({ id: z.string(), ...definitionForm, bpmnXml: z.nullish(z.string()) })),
});
export type ProcessInstance = z.infer<typeof ProcessInstance>;

/**
 * One start has one such text, however often it is sent: a further call with it starts nothing, and is answered as the first one was. A
 * real back end does not know it, and starts another process each time.
 */
export const StartRequestId = z.optional(requiredText('请求编号', 64));

type Values = Readonly<Record<string, unknown>>;

/** What was filled in, by the names of fields. zod would leave a field of the refused name out and say nothing. */
const FilledIn = z.pipe(
  z.custom<Values>((value) => typeof value !== 'object' || value === null || !Object.hasOwn(value, '__proto__'), {
    error: '变量名不能是 __proto__',
  }),
  z.record(z.string(), z.unknown()),
);

/** The longest text in which somebody says why. */
export const MAX_REASON_LENGTH = 500;

/** Processes that people started. */
export const processInstance = {
  /** Those that the caller started, newest first. */
  myPage: endpoint({
    method: 'GET',
    path: '/bpm/process-instance/my-page',
    access: { permission: 'bpm:process-instance:query' },
    input: pageQuery({
      name: z.optional(z.string()),
      processDefinitionId: z.optional(z.string()),
      category: z.optional(z.string()),
      status: z.optional(queryInt),
      result: z.optional(queryInt),
      createTime: z.optional(queryRange),
    }),
    output: pageOf(ProcessInstanceRow),
  }),
  /** Null for one that does not exist. */
  get: endpoint({
    method: 'GET',
    path: '/bpm/process-instance/get',
    access: { permission: 'bpm:process-instance:query' },
    input: z.object({ id: z.string() }),
    output: z.nullable(ProcessInstance),
  }),
  /**
   * Starts a process, and answers its id. It asks for the permission of the queries, as a real back end does. One of those that
   * refuses with 1002013000 has started it all the same: only the message to the next assignee could not be sent.
   */
  create: endpoint({
    method: 'POST',
    path: '/bpm/process-instance/create',
    access: { permission: 'bpm:process-instance:query' },
    input: z.object({
      processDefinitionId: requiredText('流程定义编号'),
      variables: z.nullish(FilledIn),
      requestId: StartRequestId,
    }),
    output: z.string(),
  }),
  /** Only who started it may cancel it, and only while it runs. */
  cancel: endpoint({
    method: 'DELETE',
    path: '/bpm/process-instance/cancel',
    access: { permission: 'bpm:process-instance:cancel' },
    input: z.object({ id: requiredText('流程实例的编号'), reason: requiredText('取消原因', MAX_REASON_LENGTH) }),
    inputIn: 'body',
    output: Done,
  }),
};
