import type { MenuAddition } from '../menu/rows/MenuAddition.ts';
import { button, directory, page } from '../menu/rows/menuNode.ts';

/** Applications that sign people in here, and the sign-ins that live. */
export const menu: MenuAddition = {
  name: 'system-oauth2',
  parentId: 1,
  grantedTo: 'tenant administrators',
  rows: [
    directory(1261, 'OAuth 2.0', { sort: 10, path: 'oauth2', icon: 'people' }, [
      page(
        1263,
        '应用管理',
        {
          sort: 0,
          path: 'oauth2/application',
          icon: 'tool',
          component: 'system/oauth2/client/index',
          componentName: 'SystemOAuth2Client',
        },
        [
          button(1264, '客户端查询', 'system:oauth2-client:query', 1),
          button(1265, '客户端创建', 'system:oauth2-client:create', 2),
          button(1266, '客户端更新', 'system:oauth2-client:update', 3),
          button(1267, '客户端删除', 'system:oauth2-client:delete', 4),
        ],
      ),
      page(
        109,
        '令牌管理',
        {
          sort: 2,
          path: 'token',
          icon: 'online',
          component: 'system/oauth2/token/index',
          componentName: 'SystemTokenClient',
        },
        [button(1046, '令牌列表', 'system:oauth2-token:page', 1), button(1048, '令牌删除', 'system:oauth2-token:delete', 2)],
      ),
    ]),
  ],
};
