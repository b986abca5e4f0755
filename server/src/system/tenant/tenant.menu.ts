import type { MenuAddition } from '../menu/rows/MenuAddition.ts';
import { button, directory, page } from '../menu/rows/menuNode.ts';

/** Tenants and what they may use at most. Nobody has it by a role: who administrates one tenant must not change the others. */
export const menu: MenuAddition = {
  name: 'system-tenant',
  parentId: 1,
  grantedTo: 'nobody',
  rows: [
    directory(1224, '租户管理', { sort: 0, path: 'tenant', icon: 'peoples' }, [
      page(
        1138,
        '租户列表',
        { sort: 0, path: 'list', icon: 'peoples', component: 'system/tenant/index', componentName: 'SystemTenant' },
        [
          button(1139, '租户查询', 'system:tenant:query', 1),
          button(1140, '租户创建', 'system:tenant:create', 2),
          button(1141, '租户更新', 'system:tenant:update', 3),
          button(1142, '租户删除', 'system:tenant:delete', 4),
          button(1143, '租户导出', 'system:tenant:export', 5),
        ],
      ),
      page(
        1225,
        '租户套餐',
        {
          sort: 0,
          path: 'package',
          icon: 'eye',
          component: 'system/tenantPackage/index',
          componentName: 'SystemTenantPackage',
        },
        [
          button(1226, '租户套餐查询', 'system:tenant-package:query', 1),
          button(1227, '租户套餐创建', 'system:tenant-package:create', 2),
          button(1228, '租户套餐更新', 'system:tenant-package:update', 3),
          button(1229, '租户套餐删除', 'system:tenant-package:delete', 4),
        ],
      ),
    ]),
  ],
};
