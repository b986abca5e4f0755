import * as z from 'zod/mini';
import { undoEndpoints } from '../resource/undoEndpoints.ts';
import { crudEndpoints } from '../wire/crudEndpoints.ts';
import { endpoint } from '../wire/endpoint.ts';
import { queryInt, queryRange } from '../wire/query.ts';
import { Id, Instant, requiredChoice, requiredText, Revision } from '../wire/values.ts';

/** People to whom tasks of processes are given together (docs/protocol/bpm.md §9). */
export const UserGroup = z.object({
  id: Id,
  name: z.string(),
  description: z.nullish(z.string()),
  memberUserIds: z.array(Id),
  /** `common_status` */
  status: z.int(),
  createTime: Instant,
  revision: z.optional(Revision),
});
export type UserGroup = z.infer<typeof UserGroup>;

/** The editor of a user group fills this in. */
export const UserGroupDraft = z.object({
  name: requiredText('组名', 30),
  description: requiredText('描述', 255),
  memberUserIds: z
    .array(Id, { error: '成员编号数组不能为空' })
    .check(z.minLength(1, { error: '成员编号数组不能为空' }), z.maxLength(1000, { error: '成员编号数组不能超过 1000 个' })),
  status: requiredChoice('状态', [0, 1]),
});
export type UserGroupDraft = z.output<typeof UserGroupDraft>;

/** Later back ends have the call under a path of its own; ours answers both (docs/protocol/README.md §0). */
const simpleList = (path: string) =>
  endpoint({ method: 'GET', path, access: 'signed-in', input: z.object({}), output: z.array(UserGroup) });

const path = '/bpm/user-group';

const calls = crudEndpoints({
  path,
  permission: 'bpm:user-group',
  record: UserGroup,
  draft: UserGroupDraft,
  filters: { name: z.optional(z.string()), status: z.optional(queryInt), createTime: z.optional(queryRange) },
  id: '编号',
});

/** User groups. Names may repeat. */
export const userGroup = {
  ...calls,
  ...undoEndpoints(path, calls),
  /** Those that are on, oldest first. */
  listAllSimple: simpleList('/bpm/user-group/list-all-simple'),
  simpleList: simpleList('/bpm/user-group/simple-list'),
};
