import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { ById, queryInt } from '../../wire/query.ts';
import {
  CommonStatus,
  Done,
  Id,
  Instant,
  optionalText,
  requiredId,
  requiredInt,
  requiredText,
  Revision,
} from '../../wire/values.ts';
import { DeptName } from './deptName.ts';

/** A department (docs/protocol/system.md §6.1). */
export const Dept = z.object({
  id: Id,
  name: z.string(),
  /** 0 at the root. */
  parentId: Id,
  sort: z.int(),
  leaderUserId: z.nullish(Id),
  /** Only our server names the leader; null where that account is gone. */
  leader: z.nullish(z.object({ id: Id, nickname: z.string() })),
  phone: z.nullish(z.string()),
  email: z.nullish(z.string()),
  /** `common_status` */
  status: z.int(),
  createTime: Instant,
  revision: z.optional(Revision),
});
export type Dept = z.infer<typeof Dept>;

const draft = z.object({
  name: requiredText('部门名称', 30),
  parentId: z.nullish(Id),
  sort: requiredInt('显示顺序'),
  leaderUserId: z.nullish(Id),
  phone: optionalText('联系电话', 11),
  email: z.nullish(
    z.union(
      [
        z.literal(''),
        z.email({ error: '邮箱格式不正确', abort: true }).check(z.maxLength(50, { error: '邮箱长度不能超过 50 个字符' })),
      ],
      { error: '邮箱格式不正确' },
    ),
  ),
  status: CommonStatus,
});
export type DeptDraft = z.output<typeof draft>;

const may = (action: string) => ({ permission: `system:dept:${action}` });

/** Departments, which stand below one another. What a caller's data scope hides is not there for him. */
export const dept = {
  /** All of them, by sort. */
  list: endpoint({
    method: 'GET',
    path: '/system/dept/list',
    access: may('query'),
    input: z.object({ name: z.optional(z.string()), status: z.optional(queryInt) }),
    output: z.array(Dept),
    badRowsLeftOut: true,
  }),
  /** Those that are on, by sort. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/dept/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(DeptName),
    badRowsLeftOut: true,
  }),
  /** Null for one that does not exist. */
  get: endpoint({ method: 'GET', path: '/system/dept/get', access: may('query'), input: ById, output: z.nullable(Dept) }),
  /** Answers the id of the new department. */
  create: endpoint({ method: 'POST', path: '/system/dept/create', access: may('create'), input: draft, output: Id }),
  update: endpoint({
    method: 'PUT',
    path: '/system/dept/update',
    access: may('update'),
    input: z.extend(draft, { id: requiredId('部门编号'), revision: z.optional(Revision) }),
    output: Done,
  }),
  /** Puts a department below another one, and its new siblings into an order. Only our server has the call. */
  move: endpoint({
    method: 'PUT',
    path: '/system/dept/move',
    access: may('update'),
    input: z.object({
      id: requiredId('部门编号'),
      parentId: requiredId('上级部门'),
      /** All below the new parent in their new order, with the one that moves. */
      ids: z.array(Id),
    }),
    output: Done,
  }),
  delete: endpoint({ method: 'DELETE', path: '/system/dept/delete', access: may('delete'), input: ById, output: Done }),
};

/** The codes by which back ends refuse changes of departments. */
export const DEPT_REFUSALS = {
  nameTaken: 1_002_004_000,
  parentMissing: 1_002_004_001,
  missing: 1_002_004_002,
  hasChildren: 1_002_004_003,
  belowItself: 1_002_004_004,
  hasUsers: 1_002_004_005,
  belowItsChild: 1_002_004_007,
} as const;
