import type { MenuAddition } from '../MenuAddition.ts';
import { button } from '../menuNode.ts';

/** Who may see and change which releases are live, and look at others: those who have 基础设施. The host has the page. */
export const releaseMenus: MenuAddition = {
  name: 'infra-release',
  parentId: 2,
  rows: [
    button(7010, '版本查询', 'infra:release:query', 91),
    button(7011, '版本发布与停用', 'infra:release:update', 92),
    button(7012, '版本试用', 'infra:release:override', 93),
  ],
};
