import * as z from 'zod/mini';
import * as field from '../../resource/fields.ts';
import { type RecordOf, resource } from '../../resource/resource.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { pageQuery, queryId } from '../../wire/query.ts';
import { CommonStatus, Done, Id, Instant, pageOf, requiredId } from '../../wire/values.ts';
import { UserName } from '../user/userName.ts';
import { RoleName } from './roleName.ts';

const declared = resource({
  name: '角色',
  path: '/system/role',
  permission: 'system:role',
  fields: {
    name: field.requiredText('角色名称', 30),
    code: field.requiredText('角色标志', 100, { kind: 'code' }),
    sort: field.number('显示顺序'),
    /** `updateStatus` changes it. */
    status: field.readOnly(field.status()),
    /** 1 built in, which nobody may change; 2 made by people. */
    type: field.readOnly(field.dict('角色类型', 'system_role_type')),
    /** `DATA_SCOPE`; `permission.assignRoleDataScope` changes it with the departments. */
    dataScope: field.readOnly(field.dict('数据范围', 'system_data_scope')),
    dataScopeDeptIds: {
      label: '数据范围的部门',
      kind: 'reference' as const,
      stored: z.nullish(z.array(Id)),
      draft: null,
      filter: queryId,
    },
    remark: field.longText('备注', 500),
  },
  filters: ['name', 'code', 'status', 'createTime'],
  codes: { missing: 1_002_002_000, taken: { name: 1_002_002_001, code: 1_002_002_002 } },
  export: {},
});

/** A page tells of a role's stamps as well, which `get` does not. */
const Row = z.extend(declared.record, {
  creator: z.nullish(z.string()),
  updater: z.nullish(z.string()),
  updateTime: z.nullish(Instant),
  deleted: z.optional(z.boolean()),
  tenantId: z.optional(z.int()),
});

/** Somebody who has a role. */
const Holder = z.object({ ...UserName.shape, username: z.string(), deptName: z.nullable(z.string()), status: z.int() });
export type RoleHolder = z.infer<typeof Holder>;

/** Roles (docs/protocol/system.md §6.3). What they are granted is `permission`. */
export const role = {
  ...declared,
  record: Row,
  page: endpoint({ ...declared.page, output: pageOf(Row) }),
  /** Roles that are on, by sort. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/role/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(RoleName),
    badRowsLeftOut: true,
  }),
  updateStatus: endpoint({
    method: 'PUT',
    path: '/system/role/update-status',
    access: { permission: 'system:role:update' },
    input: z.object({ id: requiredId('角色编号'), status: CommonStatus }),
    output: Done,
  }),
  /** The users who have a role, as far as the caller sees them. Only our server has the call; its pages say so by `offers`. */
  holders: endpoint({
    method: 'GET',
    path: '/system/role/holders',
    access: { permission: 'system:role:query' },
    input: pageQuery({ roleId: queryId }),
    output: pageOf(Holder),
  }),
};
export type Role = RecordOf<typeof role>;
