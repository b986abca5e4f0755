import * as z from 'zod/mini';
import * as field from '../../resource/fields.ts';
import { type RecordOf, resource } from '../../resource/resource.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { queryId } from '../../wire/query.ts';
import { Id } from '../../wire/values.ts';

/** A package as a selector shows it, or a tenant. */
const Named = z.object({ id: Id, name: z.string() });

const menuIds = {
  ...field.reference('菜单权限'),
  stored: z.array(Id),
  draft: z.array(Id, { error: '关联的菜单编号不能为空' }),
};

/** The menu rows that a tenant may use at most (docs/protocol/system.md §3). */
export const tenantPackage = {
  ...resource({
    name: '租户套餐',
    path: '/system/tenant-package',
    permission: 'system:tenant-package',
    fields: {
      name: field.requiredText('套餐名称', 30, { worded: '套餐名' }),
      menuIds,
      status: field.status(),
      remark: field.longText('备注', 256),
    },
    filters: ['name', 'status', 'remark', 'createTime'],
    codes: { missing: 1_002_016_000, taken: { name: 1_002_016_003 } },
  }),
  /** The packages that are on. */
  getSimpleList: endpoint({
    method: 'GET',
    path: '/system/tenant-package/get-simple-list',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(Named),
  }),
  /** The tenants that have a package, and lose at once what is taken from it. Only our server has the call. */
  listTenants: endpoint({
    method: 'GET',
    path: '/system/tenant-package/list-tenants',
    access: { permission: 'system:tenant-package:query' },
    input: z.object({ id: queryId }),
    output: z.array(Named),
  }),
};
export type TenantPackage = RecordOf<typeof tenantPackage>;
