// @vitest-environment happy-dom
import { page, row } from '@zhilv/testing/host/menu-rows';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { routesAtom } from '../menu/menuAtoms.ts';
import { routesFromMenus } from '../menu/routesFromMenus.ts';
import { trySettingsAtom } from '../settings/settingsAtoms.ts';
import { openingAddressAtom } from '../tab/tabAtoms.ts';
import { phoneAtom } from './sidebarAtoms.ts';
import { sidebarMenuAtom, turnToRootAtom } from './topMenuAtoms.ts';

const MENUS = [
  row('/system', {
    name: '系统管理',
    children: [
      row('user', { name: '用户管理', component: 'system/user/index' }),
      row('role', { name: '角色管理', component: 'system/role/index' }),
    ],
  }),
];
const PAGES = ['user', 'role'].map((key) => page(`system/${key}/index`));

/** The sidebar while the first level stands in the header and the page of an address is opened. */
function sidebarAt(address: string | null) {
  const store = createStore();
  store.set(phoneAtom, false);
  store.set(trySettingsAtom, { topNav: true });
  store.set(routesAtom, routesFromMenus(MENUS, PAGES, []));
  store.set(openingAddressAtom, address);
  const items = () => store.get(sidebarMenuAtom).items;
  return { items, titles: () => items().map(({ title }) => title), turnTo: (id: string) => store.set(turnToRootAtom, id) };
}

it('shows the entries of the directory in which the page is', () => {
  expect(sidebarAt('/system/user').titles()).toEqual(['用户管理', '角色管理']);
});

it('shows an entry of the first level that has none below it by itself', () => {
  expect(sidebarAt('/index').titles()).toEqual(['首页']);
});

it('shows the whole menu beside a page that stands nowhere in it, and then the directory that is turned to', () => {
  const sidebar = sidebarAt(null);
  expect(sidebar.titles()).toEqual(['首页', '系统管理']);

  sidebar.turnTo(sidebar.items().at(-1)?.id ?? '');

  expect(sidebar.titles()).toEqual(['用户管理', '角色管理']);
});
