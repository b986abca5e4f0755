import type { MenuAddition } from '../MenuAddition.ts';
import { button } from '../menuNode.ts';

/** Who may read what went wrong in browsers: those who have 基础设施. No page shows it by itself. */
export const clientErrorMenus: MenuAddition = {
  name: 'infra-client-error',
  parentId: 2,
  rows: [button(7000, '前端错误查询', 'infra:client-error:query', 90)],
};
