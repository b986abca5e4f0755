import { page, row } from '@zhilv/testing/host/menu-rows';
import { expect, it } from 'vitest';
import { routesFromMenus } from './routesFromMenus.ts';
import { titleOfRemote } from './titleOfRemote.ts';

it('calls a remote by the root of the menu that its pages are in', () => {
  const key = 'x/a/index';
  const menus = [row('/flow', { name: '工作流程', children: [row('a', { component: key })] })];
  const routes = routesFromMenus(menus, [page(key), page('y/hidden', { remote: 'remote_y', path: '/hidden' })], []).table.all();

  expect(titleOfRemote('remote_x', routes)).toBe('工作流程');
  expect(titleOfRemote('remote_y', routes)).toBeNull();
});
