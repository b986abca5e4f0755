import type { MenuAddition } from '../../../system/menu/rows/MenuAddition.ts';
import { button } from '../../../system/menu/rows/menuNode.ts';

/** At this back end alone staff open after-sale cases for buyers who telephone. */
export const menu: MenuAddition = {
  name: 'trade-after-sale',
  parentId: 2073,
  rows: [button(7043, '售后登记', 'trade:after-sale:create', 6)],
};
