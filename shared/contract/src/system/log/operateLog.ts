import * as z from 'zod/mini';
import { endpoint, exportEndpoint } from '../../wire/endpoint.ts';
import { ById, exportQuery, pageQuery, queryBoolean, queryInt, queryRange } from '../../wire/query.ts';
import { Id, Instant, pageOf } from '../../wire/values.ts';
import { FIELD_KINDS } from '../../resource/ResourceField.ts';
import { RecordChange } from '../../resource/recordChange.ts';

/** A call of a signed-in user that may have written something (docs/protocol/system.md §8.3). */
export const OperateLog = z.object({
  id: Id,
  traceId: z.nullish(z.string()),
  userId: Id,
  /** The name that people know the user by. */
  userNickname: z.nullish(z.string()),
  /** The account's name at the time of the call. Only our server gives it. */
  username: z.optional(z.string()),
  module: z.string(),
  name: z.string(),
  /** `system_operate_type` */
  type: z.nullish(z.int()),
  content: z.nullish(z.string()),
  requestMethod: z.nullish(z.string()),
  requestUrl: z.nullish(z.string()),
  /** The key of the record that the call was about. Only our server gives it. */
  recordId: z.nullish(z.string()),
  userIp: z.nullish(z.string()),
  userAgent: z.nullish(z.string()),
  startTime: Instant,
  /** In milliseconds. */
  duration: z.int(),
  /** 0 for a call that was carried out. */
  resultCode: z.int(),
  resultMsg: z.nullish(z.string()),
  /** Whether it was carried out, by which a list is narrowed; only our server says it of a row as well. */
  success: z.optional(z.boolean()),
});
export type OperateLog = z.infer<typeof OperateLog>;

/** A field of a declared record, as far as its values can be shown by it. */
const ShownField = z.object({ label: z.string(), kind: z.enum(FIELD_KINDS), dictionary: z.optional(z.string()) });

/** The changes that one call made to records of a kind. */
export const OperatedChanges = z.object({
  /** The name of such a record for people. */
  name: z.string(),
  fields: z.record(z.string(), ShownField),
  changes: z.array(RecordChange),
});
export type OperatedChanges = z.infer<typeof OperatedChanges>;

const filters = {
  module: z.optional(z.string()),
  userNickname: z.optional(z.string()),
  type: z.optional(queryInt),
  success: z.optional(queryBoolean),
  startTime: z.optional(queryRange),
};

const query = { permission: 'system:operate-log:query' };

export const operateLog = {
  page: endpoint({
    method: 'GET',
    path: '/system/operate-log/page',
    access: query,
    input: pageQuery(filters),
    output: pageOf(OperateLog),
  }),
  export: exportEndpoint({
    path: '/system/operate-log/export',
    access: { permission: 'system:operate-log:export' },
    input: exportQuery(filters),
  }),
  /** What the call changed, before and after. Only our server has it; its lists say so by `offers`. */
  changes: endpoint({
    method: 'GET',
    path: '/system/operate-log/changes',
    access: query,
    input: ById,
    output: z.array(OperatedChanges),
  }),
};
