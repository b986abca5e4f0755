import type { Menu } from '@zhilv/contract/system';
import { describe, expect, it } from 'vitest';
import { dict, row, titles, user } from '@zhilv/testing/host/menu-rows';
import { routesFromMenus } from './routesFromMenus.ts';

describe('what is wrong with rows costs those rows only', () => {
  it.each(['/a/../b', '/a b', '/:id', '/a*', '/a?x=1', '/a#b', '/a%2fb', '/\\evil', '/.git'])('drops the path %s', (path) => {
    const routes = routesFromMenus([row(path, { component: user.key }), row('/sound', { component: user.key })], [user], []);

    expect(titles(routes.menu)).toEqual(['/sound']);
    expect(routes.dropped).toHaveLength(1);
  });

  it.each([
    '/login',
    '/LOGIN/x',
    '/404',
    '/index',
    '/home',
    '/redirect/x',
    '/frame/1',
    '/remotes/x',
    '/prod-api',
    '/registry.json',
    '/',
  ])('does not let a row have %s', (path) => {
    const before = routesFromMenus([], [user], []).table.match(path);

    const routes = routesFromMenus([row(path, { component: user.key })], [user], []);

    expect(routes.table.match(path)).toEqual(before);
    expect(routes.dropped).toHaveLength(1);
  });

  it('gives an address that two rows want to the first, whatever the spelling', () => {
    const menus = [
      row('/system/user', { name: 'first', component: user.key }),
      row('/System//User/', { name: 'second', component: dict.key }),
    ];

    const routes = routesFromMenus(menus, [user, dict], []);

    expect(routes.table.match('/system/user')?.title).toBe('first');
    expect(titles(routes.menu)).toEqual(['first']);
    expect(routes.dropped).toHaveLength(1);
  });

  it('ends at rows that contain themselves', () => {
    const menu = { ...row('/loop'), children: [] as Menu[] };
    menu.children.push(row('page', { component: user.key }), menu);

    const routes = routesFromMenus([menu], [user], []);

    expect(titles(routes.menu)).toEqual([['/loop', ['page']]]);
    expect(routes.dropped).toHaveLength(1);
  });

  it('drops rows below the eighth level', () => {
    let nested = row('leaf', { component: user.key });
    for (let level = 0; level < 8; level += 1) nested = row('level', { children: [nested] });

    const routes = routesFromMenus([nested], [user], []);

    expect(routes.menu).toEqual([]);
    expect(routes.dropped).toHaveLength(1);
  });

  it('takes ten thousand rows and says once that there were more', () => {
    const menus = Array.from({ length: 10_100 }, (_, index) => row(`/page-${index}`, { component: user.key }));

    const routes = routesFromMenus(menus, [user], []);

    expect(routes.menu).toHaveLength(10_000);
    expect(routes.dropped).toHaveLength(1);
  });
});
