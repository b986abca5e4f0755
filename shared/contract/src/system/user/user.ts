import * as z from 'zod/mini';
import { RecordChange } from '../../resource/recordChange.ts';
import { crudEndpoints } from '../../wire/crudEndpoints.ts';
import { endpoint, exportEndpoint } from '../../wire/endpoint.ts';
import { ById, pageQuery, queryBoolean, queryId, queryInt, queryRange } from '../../wire/query.ts';
import { Done, Id, Instant, optionalText, pageOf, requiredFile, requiredId, requiredText, Revision } from '../../wire/values.ts';
import { password } from './password.ts';
import { Mobile } from './mobile.ts';
import { UserImport } from './userImport.ts';

/** The account of somebody who works with the console (docs/protocol/system.md §5). */
export const User = z.object({
  id: Id,
  username: z.string(),
  nickname: z.string(),
  remark: z.nullish(z.string()),
  deptId: z.nullish(Id),
  postIds: z.nullish(z.array(Id)),
  email: z.nullish(z.string()),
  mobile: z.nullish(z.string()),
  /** `system_user_sex` */
  sex: z.nullish(z.int()),
  /** The address of the picture; null or empty without one. */
  avatar: z.nullish(z.string()),
  /** `common_status` */
  status: z.int(),
  loginIp: z.nullish(z.string()),
  loginDate: z.nullish(Instant),
  createTime: Instant,
  /** Null where the account has none, or where the caller must not know of it. */
  dept: z.nullish(z.object({ id: Id, name: z.string() })),
  revision: z.optional(Revision),
});
export type User = z.infer<typeof User>;

/** A value that may be left out, be null or be empty, which are all the same. */
const orEmpty = <Value extends z.ZodMiniType>(value: Value, error: string) =>
  z.nullish(z.union([z.literal(''), value], { error }));

/** The rules of an account's fields. The same hold for the rows of an import. */
export const UserFields = {
  username: requiredText('用户账号').check(z.regex(/^[a-zA-Z0-9]{4,30}$/, { error: '用户账号由 4-30 位数字、字母组成' })),
  nickname: requiredText('用户昵称', 30),
  deptId: z.nullish(Id),
  email: orEmpty(
    z.email({ error: '邮箱格式不正确', abort: true }).check(z.maxLength(50, { error: '邮箱长度不能超过 50 个字符' })),
    '邮箱格式不正确',
  ),
  mobile: orEmpty(Mobile, '手机号格式不正确'),
  sex: z.nullish(z.int().check(z.minimum(0), z.maximum(127))),
};

const draft = z.object({
  ...UserFields,
  postIds: z.nullish(z.array(Id)),
  avatar: optionalText('头像地址', 512),
  remark: optionalText('备注', 500),
});

const filters = {
  username: z.optional(z.string()),
  mobile: z.optional(z.string()),
  status: z.optional(queryInt),
  /** Those of the departments below belong to it as well. */
  deptId: z.optional(queryId),
  createTime: z.optional(queryRange),
};

const calls = crudEndpoints({
  path: '/system/user',
  permission: 'system:user',
  record: User,
  draft: z.extend(draft, { password: password() }),
  filters,
  id: '用户编号',
  export: {},
});

/** Accounts. What a caller's data scope hides is not there for him. */
export const user = {
  ...calls,
  page: endpoint({
    method: 'GET',
    path: '/system/user/page',
    access: { permission: 'system:user:list' },
    input: pageQuery(filters),
    output: pageOf(User),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/user/update',
    access: { permission: 'system:user:update' },
    input: z.extend(draft, { id: requiredId('用户编号'), revision: z.optional(Revision) }),
    output: Done,
  }),
  /** Sets a password without knowing the old one, and ends all sign-ins of the account. */
  updatePassword: endpoint({
    method: 'PUT',
    path: '/system/user/update-password',
    access: { permission: 'system:user:update-password' },
    input: z.object({ id: requiredId('用户编号'), password: password() }),
    output: Done,
  }),
  /** An account that is switched off is signed out at once. */
  updateStatus: endpoint({
    method: 'PUT',
    path: '/system/user/update-status',
    access: { permission: 'system:user:update' },
    input: z.object({
      id: requiredId('用户编号'),
      status: z.union([z.literal(0), z.literal(1)], { error: '修改状态必须是 [0, 1]' }),
    }),
    output: Done,
  }),
  /** The number of accounts of each department that has any, without those below. Only our server has the call. */
  deptCounts: endpoint({
    method: 'GET',
    path: '/system/user/dept-counts',
    access: { permission: 'system:user:list' },
    input: z.object({}),
    output: z.array(z.object({ deptId: Id, count: z.int() })),
  }),
  /** A workbook to fill in, with two rows as an example. */
  importTemplate: exportEndpoint({ path: '/system/user/get-import-template', access: 'signed-in', input: z.object({}) }),
  /** Makes accounts of the rows of a workbook, and with `updateSupport` changes those that are there. */
  import: endpoint({
    method: 'POST',
    path: '/system/user/import',
    access: { permission: 'system:user:import' },
    input: z.object({
      file: requiredFile('导入文件'),
      updateSupport: z.optional(queryBoolean),
      /** Looks at the rows and changes nothing. Only our server knows it: its answers have `rows`. */
      dryRun: z.optional(queryBoolean),
    }),
    inputIn: 'multipart',
    output: UserImport,
  }),
  /** Brings back an account that was deleted a moment ago. Only our server has the call; its pages say so by `offers`. */
  restore: endpoint({
    method: 'PUT',
    path: '/system/user/restore',
    access: { permission: 'system:user:delete' },
    input: ById,
    inputIn: 'query',
    output: Done,
  }),
  /** Gives the changes of an account, the newest first. Only our server has the call, as `restore`. */
  changes: endpoint({
    method: 'GET',
    path: '/system/user/changes',
    access: { permission: 'system:user:query' },
    input: ById,
    output: z.array(RecordChange),
  }),
};

/** The codes by which back ends refuse changes of accounts. */
export const USER_REFUSALS = {
  usernameTaken: 1_002_003_000,
  mobileTaken: 1_002_003_001,
  emailTaken: 1_002_003_002,
  missing: 1_002_003_003,
  importEmpty: 1_002_003_004,
  importUnreadable: 1_002_003_020,
  deptMissing: 1_002_004_002,
  deptOff: 1_002_004_006,
  postMissing: 1_002_005_000,
  postOff: 1_002_005_001,
} as const;
