import type { MenuAddition } from '../../system/menu/rows/MenuAddition.ts';
import { button } from '../../system/menu/rows/menuNode.ts';

/** Users who have 基础设施 may read what went wrong in browsers. No page shows it by itself. */
export const menu: MenuAddition = {
  name: 'infra-client-error',
  parentId: 2,
  rows: [button(7000, '前端错误查询', 'infra:client-error:query', 90)],
};
