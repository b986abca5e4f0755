import type { MenuAddition } from '../../menu/rows/MenuAddition.ts';
import { button, page } from '../../menu/rows/menuNode.ts';

/** Tells why somebody may do something or not. A real back end has no such page. */
export const menu: MenuAddition = {
  name: 'system-permission-explain',
  parentId: 1,
  grantedTo: 'tenant administrators',
  rows: [
    page(
      7030,
      '权限说明',
      {
        sort: 12,
        path: 'permission-explain',
        icon: 'question',
        component: 'system/permission/explain/index',
        componentName: 'SystemPermissionExplain',
      },
      [button(7031, '权限说明查询', 'system:permission:explain', 1)],
    ),
  ],
};
