import { menu, MENU_REFUSALS, MENU_TYPE } from '@zhilv/contract/system';
import { choice, dateTime, defineResource, icon, number, parentReference, status, switchOf, text } from '@zhilv/crud';
import { menuName } from './menuName.tsx';
import { pageKey } from './pageKey.tsx';

/** Rows of the menu, each with the one above it. */
export const menuRows = defineResource({
  name: '菜单',
  api: { page: menu.list, get: menu.get, create: menu.create, update: menu.update, delete: menu.delete },
  fields: {
    parentId: parentReference('上级菜单', {
      of: menu.list,
      top: '无（最上级）',
      holds: (row) => !('type' in row) || row.type !== MENU_TYPE.button,
    }),
    type: choice('类型', [
      { value: MENU_TYPE.directory, label: '目录', tone: 'info' },
      { value: MENU_TYPE.page, label: '菜单', tone: 'accent' },
      { value: MENU_TYPE.button, label: '按钮', tone: 'plain' },
    ]),
    name: menuName('菜单名称'),
    icon: icon('菜单图标'),
    path: text('路由地址', { code: true, placeholder: '例如 user，链接以 https:// 开头' }),
    component: pageKey('页面'),
    componentName: text('组件名称', { code: true }),
    permission: text('权限标识', { code: true, placeholder: '例如 system:user:query' }),
    sort: number('显示顺序'),
    status: status('状态'),
    visible: switchOf('是否显示', '显示', '隐藏'),
    keepAlive: switchOf('是否缓存', '缓存', '不缓存'),
    alwaysShow: switchOf('总是展开', '总是', '按需'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'name',
  whenOff: '停用后所有角色都看不到它和它的下级，其中的权限也随之失效',
  initial: { status: 0, visible: true, keepAlive: true, alwaysShow: true },
  refusals: {
    [MENU_REFUSALS.nameTaken]: 'name',
    [MENU_REFUSALS.parentMissing]: 'parentId',
    [MENU_REFUSALS.belowItself]: 'parentId',
    [MENU_REFUSALS.parentIsButton]: 'parentId',
  },
});
