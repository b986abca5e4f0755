import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ById, pageQuery, queryInt, queryRange } from '../wire/query.ts';
import { Id, Instant, pageOf, requiredText } from '../wire/values.ts';
import { StartRequestId } from './processInstance.ts';

/** The key of the process that a leave starts. */
export const LEAVE_PROCESS = 'oa_leave';

/** A leave that somebody asks for (docs/protocol/bpm.md §10). */
export const OaLeave = z.object({
  id: Id,
  /** `bpm_oa_leave_type` */
  type: z.int(),
  reason: z.string(),
  startTime: Instant,
  endTime: Instant,
  /** One of `PROCESS_RESULT`, which follows that of the process. */
  result: z.int(),
  createTime: Instant,
  processInstanceId: z.nullish(z.string()),
});
export type OaLeave = z.infer<typeof OaLeave>;

const instant = (label: string) => {
  const rule = z.int({ error: ({ input }) => (input === undefined || input === null ? `${label}不能为空` : `${label}不正确`) });
  return z.pipe(rule, Instant);
};

const refusal = ({ input }: { readonly input?: unknown }) =>
  input === undefined || input === null ? '请假类型不能为空' : '请假类型不正确';

/** Who asks for a leave fills this in. */
export const OaLeaveDraft = z
  .object({
    startTime: instant('开始时间'),
    endTime: instant('结束时间'),
    type: z.int({ error: refusal }).check(z.minimum(0, { error: '请假类型不正确' }), z.maximum(127, { error: '请假类型不正确' })),
    reason: requiredText('原因', 200),
    requestId: StartRequestId,
  })
  .check(
    z.refine(({ startTime, endTime }) => endTime >= startTime, { error: '结束时间，需要在开始时间之后', path: ['endTime'] }),
  );
export type OaLeaveDraft = z.output<typeof OaLeaveDraft>;

/** Leaves, the example of a process that a page of the business starts. */
export const oaLeave = {
  /** Starts the process as well, and answers the id of the leave. */
  create: endpoint({
    method: 'POST',
    path: '/bpm/oa/leave/create',
    access: { permission: 'bpm:oa-leave:create' },
    input: OaLeaveDraft,
    output: Id,
  }),
  /** Null for one that does not exist. */
  get: endpoint({
    method: 'GET',
    path: '/bpm/oa/leave/get',
    access: { permission: 'bpm:oa-leave:query' },
    input: ById,
    output: z.nullable(OaLeave),
  }),
  /** The caller's own, newest first. */
  page: endpoint({
    method: 'GET',
    path: '/bpm/oa/leave/page',
    access: { permission: 'bpm:oa-leave:query' },
    input: pageQuery({
      result: z.optional(queryInt),
      type: z.optional(queryInt),
      reason: z.optional(z.string()),
      createTime: z.optional(queryRange),
    }),
    output: pageOf(OaLeave),
  }),
};
