import { dictData } from '@zhilv/contract/system';
import { buttonsOf } from './buttonsOf.ts';
import { type MenuNode, button, directory, page } from './menuNode.ts';

/** System administration. */
export const systemMenus: readonly MenuNode[] = [
  directory(1, '系统管理', { sort: 10, path: '/system', icon: 'system' }, [
    page(
      100,
      '用户管理',
      {
        permission: 'system:user:list',
        sort: 1,
        path: 'user',
        icon: 'user',
        component: 'system/user/index',
        componentName: 'SystemUser',
      },
      [
        button(1001, '用户查询', 'system:user:query', 1),
        button(1002, '用户新增', 'system:user:create', 2),
        button(1003, '用户修改', 'system:user:update', 3),
        button(1004, '用户删除', 'system:user:delete', 4),
        button(1005, '用户导出', 'system:user:export', 5),
        button(1006, '用户导入', 'system:user:import', 6),
        button(1007, '重置密码', 'system:user:update-password', 7),
      ],
    ),
    page(
      101,
      '角色管理',
      { sort: 2, path: 'role', icon: 'peoples', component: 'system/role/index', componentName: 'SystemRole' },
      [
        button(1008, '角色查询', 'system:role:query', 1),
        button(1009, '角色新增', 'system:role:create', 2),
        button(1010, '角色修改', 'system:role:update', 3),
        button(1011, '角色删除', 'system:role:delete', 4),
        button(1012, '角色导出', 'system:role:export', 5),
        button(1063, '设置角色菜单权限', 'system:permission:assign-role-menu', 6),
        button(1064, '设置角色数据权限', 'system:permission:assign-role-data-scope', 7),
        button(1065, '设置用户角色', 'system:permission:assign-user-role', 8),
      ],
    ),
    page(
      102,
      '菜单管理',
      { sort: 3, path: 'menu', icon: 'tree-table', component: 'system/menu/index', componentName: 'SystemMenu' },
      [
        button(1013, '菜单查询', 'system:menu:query', 1),
        button(1014, '菜单新增', 'system:menu:create', 2),
        button(1015, '菜单修改', 'system:menu:update', 3),
        button(1016, '菜单删除', 'system:menu:delete', 4),
      ],
    ),
    page(103, '部门管理', { sort: 4, path: 'dept', icon: 'tree', component: 'system/dept/index', componentName: 'SystemDept' }, [
      button(1017, '部门查询', 'system:dept:query', 1),
      button(1018, '部门新增', 'system:dept:create', 2),
      button(1019, '部门修改', 'system:dept:update', 3),
      button(1020, '部门删除', 'system:dept:delete', 4),
    ]),
    page(104, '岗位管理', { sort: 5, path: 'post', icon: 'post', component: 'system/post/index', componentName: 'SystemPost' }, [
      button(1021, '岗位查询', 'system:post:query', 1),
      button(1022, '岗位新增', 'system:post:create', 2),
      button(1023, '岗位修改', 'system:post:update', 3),
      button(1024, '岗位删除', 'system:post:delete', 4),
      button(1025, '岗位导出', 'system:post:export', 5),
    ]),
    page(
      105,
      '字典管理',
      { sort: 6, path: 'dict', icon: 'dict', component: 'system/dict/index', componentName: 'SystemDictType' },
      // The permissions of types and entries are the same.
      buttonsOf(dictData, 1026, '字典'),
    ),
    directory(2144, '站内信管理', { sort: 11, path: 'notify', icon: 'message' }, [
      page(
        2145,
        '模板管理',
        {
          sort: 0,
          path: 'notify-template',
          icon: 'education',
          component: 'system/notify/template/index',
          componentName: 'SystemNotifyTemplate',
        },
        [
          button(2146, '站内信模板查询', 'system:notify-template:query', 1),
          button(2147, '站内信模板创建', 'system:notify-template:create', 2),
          button(2148, '站内信模板更新', 'system:notify-template:update', 3),
          button(2149, '站内信模板删除', 'system:notify-template:delete', 4),
          button(2150, '发送测试站内信', 'system:notify-template:send-notify', 5),
        ],
      ),
      page(
        2151,
        '消息记录',
        {
          sort: 0,
          path: 'notify-message',
          icon: 'edit',
          component: 'system/notify/message/index',
          componentName: 'SystemNotifyMessage',
        },
        [button(2152, '站内信消息查询', 'system:notify-message:query', 1)],
      ),
    ]),
  ]),
];
