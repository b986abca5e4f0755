import type { MenuAddition } from '../menu/rows/MenuAddition.ts';
import { button, directory, page } from '../menu/rows/menuNode.ts';

/** The logs of operations and of sign-ins. They tell of everybody, so that the right to other pages of 系统管理 brings none of them. */
export const menu: MenuAddition = {
  name: 'system-log',
  parentId: 1,
  grantedTo: 'tenant administrators',
  rows: [
    directory(108, '审计日志', { sort: 9, path: 'log', icon: 'log' }, [
      page(
        500,
        '操作日志',
        {
          sort: 1,
          path: 'operate-log',
          icon: 'form',
          component: 'system/operatelog/index',
          componentName: 'SystemOperateLog',
        },
        [button(1040, '操作查询', 'system:operate-log:query', 1), button(1042, '日志导出', 'system:operate-log:export', 2)],
      ),
      page(
        501,
        '登录日志',
        { sort: 2, path: 'login-log', icon: 'logininfor', component: 'system/loginlog/index', componentName: 'SystemLoginLog' },
        [button(1043, '登录查询', 'system:login-log:query', 1), button(1045, '日志导出', 'system:login-log:export', 3)],
      ),
    ]),
  ],
};
