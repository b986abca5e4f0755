import { describe, expect, it } from 'vitest';
import { dict, page, row, titles, user } from '@zhilv/testing/host/menu-rows';
import { routesFromMenus } from './routesFromMenus.ts';

const kindOf = (routes: ReturnType<typeof routesFromMenus>, path: string) => routes.table.match(path)?.target.kind;

describe('rows and pages', () => {
  it('shows a row whose page a release brings, at the address its path has below its parents', () => {
    const menus = [
      row('/system', { name: '系统管理', children: [row('user', { name: '用户管理', component: 'system/user/index' })] }),
    ];

    const routes = routesFromMenus(menus, [user], []);

    expect(titles(routes.menu)).toEqual([['系统管理', ['用户管理']]]);
    expect(routes.table.match('/system/user')).toMatchObject({
      title: '用户管理',
      target: { kind: 'page', page: user },
      trail: [{ title: '系统管理', address: null }],
    });
    expect(routes.table.match('/system/user/')?.title).toBe('用户管理');
    expect(routes.dropped).toEqual([]);
  });

  it('does not show a row without a page, but says so at its address', () => {
    const routes = routesFromMenus([row('/system', { children: [row('user', { component: 'system/user/index' })] })], [], []);

    expect(routes.menu).toEqual([]);
    expect(routes.table.match('/system/user')?.target).toEqual({ kind: 'not-installed', pageKey: 'system/user/index' });
  });

  it('knows no address of a directory, nor one that was not granted', () => {
    const routes = routesFromMenus([row('/system', { children: [row('user', { component: user.key })] })], [user, dict], []);

    expect(routes.table.match('/system')).toBeNull();
    expect(routes.table.match('/system/dict')).toBeNull();
  });

  it('takes empty text for no component and strips a file ending', () => {
    const menus = [row('/a', { component: '' }), row('/b', { component: 'system/user/index.vue' })];

    const routes = routesFromMenus(menus, [user], []);

    expect(routes.table.match('/a')).toBeNull();
    expect(kindOf(routes, '/b')).toBe('page');
  });

  it('compares page keys exactly', () => {
    const routes = routesFromMenus(
      [row('/a', { component: 'index' }), row('/b', { component: '/system/user/index' })],
      [user],
      [],
    );

    expect(kindOf(routes, '/a')).toBe('not-installed');
    expect(kindOf(routes, '/b')).toBe('not-installed');
  });

  it('routes to pages of the console only', () => {
    const routes = routesFromMenus([row('/a', { component: 'home' })], [page('home', { layout: 'public', path: '/home' })], []);

    expect(kindOf(routes, '/a')).toBe('not-installed');
    expect(routes.table.match('/home')).toBeNull();
  });

  it('keeps the rows of a disabled remote, which lead to its message', () => {
    const routes = routesFromMenus([row('/a', { component: user.key })], [{ ...user, state: 'disabled', message: '维护中' }], []);

    expect(titles(routes.menu)).toEqual(['/a']);
    expect(kindOf(routes, '/a')).toBe('page');
  });

  it('is not confused by names of object members', () => {
    const menus = [row('/__proto__', { component: '__proto__', children: [row('constructor', { component: 'constructor' })] })];

    const routes = routesFromMenus(menus, [page('toString')], []);

    expect(kindOf(routes, '/__proto__')).toBe('not-installed');
    expect(kindOf(routes, '/__proto__/constructor')).toBe('not-installed');
    expect(routes.table.pathByPageKey().get('__proto__')).toBeUndefined();
    expect(({} as { component?: unknown }).component).toBeUndefined();
  });
});

describe('the tree', () => {
  it('tells directories by their children', () => {
    const menus = [row('/tenant', { children: [row('list', { component: user.key })] }), row('/lonely', { children: [] })];

    expect(titles(routesFromMenus(menus, [user], []).menu)).toEqual([['/tenant', ['list']]]);
  });

  it('shows the page of a row none of whose children is shown', () => {
    const menus = [row('/user', { component: user.key, children: [row('detail', { component: dict.key, visible: false })] })];

    const routes = routesFromMenus(menus, [user, dict], []);

    expect(titles(routes.menu)).toEqual(['/user']);
    expect(routes.table.match('/user/detail')?.trail).toEqual([{ title: '/user', address: '/user' }]);
  });

  it('keeps the address of a hidden row and of rows below it', () => {
    const menus = [row('/hidden', { visible: false, children: [row('user', { component: user.key })] })];

    const routes = routesFromMenus(menus, [user], []);

    expect(routes.menu).toEqual([]);
    expect(kindOf(routes, '/hidden/user')).toBe('page');
  });

  it('joins paths over any number of levels, and takes paths with slashes', () => {
    const express = row('express', { children: [row('express', { component: user.key })] });
    const menus = [
      row('/mall', { children: [row('trade', { children: [row('delivery', { children: [express] })] })] }),
      row('oauth2/application', { component: dict.key }),
    ];

    const routes = routesFromMenus(menus, [user, dict], []);

    expect(kindOf(routes, '/mall/trade/delivery/express/express')).toBe('page');
    expect(kindOf(routes, '/oauth2/application')).toBe('page');
  });

  it('lets an entry stand for its directory where that does not insist on being shown', () => {
    const menus = [row('/a', { alwaysShow: false, children: [row('user', { component: user.key })] })];

    expect(titles(routesFromMenus(menus, [user], []).menu)).toEqual(['user']);
  });

  it('keeps a page in memory only where both row and page want it', () => {
    const menus = [
      row('/a', { component: user.key }),
      row('/b', { component: user.key, keepAlive: false }),
      row('/c', { component: dict.key }),
    ];

    const { table } = routesFromMenus(menus, [user, { ...dict, keepAlive: false }], []);

    expect([table.match('/a')?.keepAlive, table.match('/b')?.keepAlive, table.match('/c')?.keepAlive]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
