import { describe, expect, it } from 'vitest';
import { dict, page, row, user } from '@zhilv/testing/host/menu-rows';
import { routesFromMenus } from './routesFromMenus.ts';

describe('pages that no menu carries', () => {
  const data = page('system/dict/data/index', {
    path: '/dict/type/data/:dictId(\\d+)',
    title: '字典数据',
    activeMenu: dict.key,
    keepAlive: false,
  });

  it('have their release’s address, and their menu entry’s place', () => {
    const menus = [row('/system', { name: '系统管理', children: [row('dict', { name: '字典管理', component: dict.key })] })];

    const { table } = routesFromMenus(menus, [dict, data], []);

    const route = table.match('/dict/type/data/12');
    expect(route).toMatchObject({
      title: '字典数据',
      keepAlive: false,
      trail: [{ title: '系统管理' }, { title: '字典管理', address: '/system/dict' }],
    });
    expect(route?.rowIds).toEqual(table.match('/system/dict')?.rowIds);
    expect(table.match('/dict/type/data/abc')).toBeNull();
    expect(table.match('/dict/type/data')).toBeNull();
  });

  it('never take the address that a menu row gives to another page, in menu and address', () => {
    const model = page('bpm/model/index');
    const intruder = page('mall/model/index', { remote: 'remote_mall', path: '/bpm/manager/model', title: '商品模型' });
    const menus = [row('/bpm/manager/model', { name: '流程模型', component: model.key })];

    const { table, menu, dropped } = routesFromMenus(menus, [intruder, model], []);

    expect(table.match('/bpm/manager/model')).toMatchObject({ title: '流程模型', target: { page: { key: model.key } } });
    expect(menu).toMatchObject([{ title: '流程模型', target: { address: '/bpm/manager/model' } }]);
    expect(dropped).toEqual(['page mall/model/index left out: /bpm/manager/model is taken']);
  });

  it('have an address that the menu gives to a page which no release has', () => {
    const profile = page('system/profile/index', { path: '/user/profile', title: '个人中心' });

    const { table, dropped } = routesFromMenus([row('/user/profile', { component: user.key })], [profile], []);

    expect(table.match('/user/profile')?.title).toBe('个人中心');
    expect(dropped).toEqual([]);
  });

  it.each(['/index', '/login', '/sso', '/redirect/system', '/frame/1', '/releases', '/prod-api/admin-api', '/registry.json'])(
    'have no address of the product: %s',
    (path) => {
      const { table, dropped } = routesFromMenus([], [page('mall/model/index', { path })], []);

      expect(table.match(path)?.target.kind).not.toBe('page');
      expect(dropped).toHaveLength(1);
    },
  );

  it('take the title of a menu row for the same page at the same address', () => {
    const model = page('bpm/model/index', { path: '/bpm/manager/model', title: '模型' });

    const routes = routesFromMenus([row('/bpm/manager/model', { name: '流程模型', component: model.key })], [model], []);

    expect(routes.table.match('/bpm/manager/model')?.title).toBe('流程模型');
    expect(routes.dropped).toEqual([]);
  });

  it('are found by page key at the menu’s address first, and by address where that has no parameters', () => {
    const profile = page('system/profile/index', { path: '/user/profile' });
    const both = page('both', { path: '/static/both' });

    const { table } = routesFromMenus([row('/menu/both', { component: 'both' })], [profile, both, data], []);

    expect(Object.fromEntries(table.pathByPageKey())).toEqual({
      'system/profile/index': '/user/profile',
      [data.key]: data.path,
      both: '/menu/both',
    });
    expect(Object.fromEntries(table.pageKeyByPath())).toEqual({
      '/user/profile': 'system/profile/index',
      '/menu/both': 'both',
      '/static/both': 'both',
    });
  });
});
