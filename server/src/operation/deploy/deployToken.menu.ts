import type { MenuAddition } from '../../system/menu/rows/MenuAddition.ts';
import { button } from '../../system/menu/rows/menuNode.ts';

/** Who makes a token decides whose code runs in everybody's browser, so nobody but the super user may until it is granted. */
export const menu: MenuAddition = {
  name: 'infra-deploy-token',
  parentId: 2,
  rows: [button(7013, '部署令牌管理', 'infra:release:token', 94)],
  grantedTo: 'nobody',
};
