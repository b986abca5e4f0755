import type { MenuAddition } from '../../system/menu/rows/MenuAddition.ts';
import { button } from '../../system/menu/rows/menuNode.ts';

/** Users who have 基础设施 may see and change which releases are live, and look at others. The host has the page. */
export const menu: MenuAddition = {
  name: 'infra-release',
  parentId: 2,
  rows: [
    button(7010, '版本查询', 'infra:release:query', 91),
    button(7011, '版本发布与停用', 'infra:release:update', 92),
    button(7012, '版本试用', 'infra:release:override', 93),
  ],
};
