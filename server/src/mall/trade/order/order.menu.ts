import type { MenuAddition } from '../../../system/menu/rows/MenuAddition.ts';
import { button } from '../../../system/menu/rows/menuNode.ts';

/** What staff do with orders at this back end alone: they place them for buyers who telephone, and take them away as a workbook. */
export const menu: MenuAddition = {
  name: 'trade-order',
  parentId: 2076,
  rows: [button(7041, '代客下单', 'trade:order:create', 11), button(7042, '订单导出', 'trade:order:export', 12)],
};
