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

it('calls a remote with pages in several by the one that has most of them', () => {
  const keys = ['x/pay/index', 'x/goods/index', 'x/order/index'];
  const menus = [
    row('/pay', { name: '支付管理', children: [row('a', { component: 'x/pay/index' })] }),
    row('/mall', {
      name: '商城系统',
      children: [row('b', { component: 'x/goods/index' }), row('c', { component: 'x/order/index' })],
    }),
  ];

  expect(
    titleOfRemote(
      'remote_x',
      routesFromMenus(
        menus,
        keys.map((key) => page(key)),
        [],
      ).table.all(),
    ),
  ).toBe('商城系统');
});
