import * as z from 'zod/mini';
import { endpoint, exportEndpoint } from '../../wire/endpoint.ts';
import { exportQuery, pageQuery, queryBoolean, queryRange } from '../../wire/query.ts';
import { Id, Instant, pageOf } from '../../wire/values.ts';

/** A sign-in, an attempt at one, or the end of a session (docs/protocol/system.md §8.3). */
export const LoginLog = z.object({
  id: Id,
  /** `system_login_type` */
  logType: z.int(),
  traceId: z.nullish(z.string()),
  /** Null for an attempt whose account is not known. */
  userId: z.nullish(Id),
  userType: z.nullish(z.int()),
  username: z.string(),
  /** `system_login_result` */
  result: z.int(),
  /** Whether it succeeded, by which a list is narrowed; only our server says it of a row as well. */
  status: z.optional(z.boolean()),
  userIp: z.string(),
  userAgent: z.nullish(z.string()),
  createTime: Instant,
  /** Only our server counts attempts of one network together. */
  attempts: z.optional(z.int()),
});
export type LoginLog = z.infer<typeof LoginLog>;

const filters = {
  username: z.optional(z.string()),
  userIp: z.optional(z.string()),
  status: z.optional(queryBoolean),
  createTime: z.optional(queryRange),
};

export const loginLog = {
  page: endpoint({
    method: 'GET',
    path: '/system/login-log/page',
    access: { permission: 'system:login-log:query' },
    input: pageQuery(filters),
    output: pageOf(LoginLog),
  }),
  export: exportEndpoint({
    path: '/system/login-log/export',
    access: { permission: 'system:login-log:export' },
    input: exportQuery(filters),
  }),
};
