import { type Menu, PermissionInfo } from '@zhilv/contract/system';
import { pageKeyOf } from '@zhilv/release/page-key';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { page } from '@zhilv/testing/host/menu-rows';
import { describe, expect, it } from 'vitest';
import { entryTarget } from './entryTarget.ts';
import type { MenuItem } from './MenuItem.ts';
import { routesFromMenus } from './routesFromMenus.ts';

const menusOf = (name: string): readonly Menu[] => PermissionInfo.parse(recordedAnswer(name).body['data']).menus;

const rowsIn = (menus: readonly Menu[]): readonly Menu[] => menus.flatMap((one) => [one, ...rowsIn(one.children ?? [])]);

/** The page keys that rows name. */
const keysIn = (menus: readonly Menu[]): readonly string[] => [
  ...new Set(rowsIn(menus).flatMap(({ component }) => pageKeyOf(component) ?? [])),
];

/** The shell's routes where releases bring those pages. */
const routesWith = (menus: readonly Menu[], keys: readonly string[]) =>
  routesFromMenus(
    menus,
    keys.map((key) => page(key)),
    [],
  );

const itemsIn = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((one) => [one, ...(one.target.kind === 'directory' ? itemsIn(one.target.children) : [])]);

const depthOf = (items: readonly MenuItem[]): number =>
  Math.max(0, ...items.map(({ target }) => 1 + (target.kind === 'directory' ? depthOf(target.children) : 0)));

describe.skipIf(!hasRecordedAnswers)('the menus of a real back end', () => {
  it('build the whole shell where all of their pages are there', () => {
    const menus = menusOf('system/013-permission-info-admin');
    const keys = keysIn(menus);

    const { menu, table, dropped } = routesWith(menus, keys);

    expect(dropped).toEqual([]);
    expect(itemsIn(menu).map(({ title }) => title)).toEqual(rowsIn(menus).map(({ name }) => name));
    expect(depthOf(menu)).toBe(5);
    const addresses = itemsIn(menu).flatMap(({ target }) => (target.kind === 'address' ? [target.address] : []));
    expect(addresses).toHaveLength(keys.length);
    for (const address of addresses) expect(table.match(address)?.target.kind, address).toBe('page');
  });

  it('lead to other sites by links, and to pages at any depth, a path with a slash among them', () => {
    const menus = menusOf('system/013-permission-info-admin');
    const { menu, table } = routesWith(menus, keysIn(menus));

    expect(menu.slice(0, 3).map(({ title, target }) => [title, target])).toEqual([
      ['作者动态', { kind: 'outside', url: 'https://www.iocoder.cn/' }],
      ['Boot 开发文档', { kind: 'outside', url: 'https://doc.iocoder.cn/' }],
      ['Cloud 开发文档', { kind: 'outside', url: 'https://cloud.iocoder.cn/' }],
    ]);
    expect(table.match('/system/oauth2/oauth2/application')?.title).toBe('应用管理');
    expect(table.match('/mall/promotion/content/article/category')?.title).toBe('文章分类');
    expect(table.match('/mall/trade/delivery/express/express')).toMatchObject({
      title: '快递公司',
      trail: ['商城系统', '订单中心', '配送管理', '快递发货'].map((title) => ({ title, address: null })),
    });
  });

  it('open the page of a directory that has no other, and show nothing that no release brings', () => {
    const menus = menusOf('system/013-permission-info-admin');
    const leave = rowsIn(menus).find(({ name }) => name === 'OA 示例');

    const { menu } = routesWith(menus, ['bpm/oa/leave/index', 'system/dict/index', 'system/post/index']);

    const flow = menu.find(({ title }) => title === '工作流程');
    expect(leave?.children).toHaveLength(1);
    expect(flow && entryTarget(flow)).toEqual({ kind: 'address', address: '/bpm/oa/leave' });
    expect(menu.map(({ title }) => title)).toEqual(['作者动态', 'Boot 开发文档', 'Cloud 开发文档', '系统管理', '工作流程']);
  });

  it('have hidden pages, which are opened by their address alone', () => {
    const menus = menusOf('system/214-permission-info-with-hidden-uncached-page');
    const hidden = rowsIn(menus).filter(({ visible }) => !visible);

    const { menu, table } = routesWith(menus, keysIn(menus));

    expect(hidden.length).toBeGreaterThan(0);
    const shown = new Set(itemsIn(menu).map(({ id }) => id));
    for (const { id, name, component } of hidden) {
      expect(shown.has(String(id))).toBe(false);
      const routes = table.all().filter(({ title }) => title === name);
      expect(routes.map(({ target }) => target)).toEqual([{ kind: 'page', page: page(pageKeyOf(component) ?? '') }]);
    }
  });

  it.each(['014-permission-info-small-user', '015-permission-info-bpm-user', '221-permission-info-parent-not-granted'])(
    'give each user what that user may open: %s',
    (name) => {
      const menus = menusOf(`system/${name}`);

      const { menu, dropped } = routesWith(menus, keysIn(menus));

      expect(dropped).toEqual([]);
      const shown = itemsIn(menu).filter(({ target }) => target.kind !== 'directory');
      expect(shown).toHaveLength(rowsIn(menus).filter(({ component, path }) => component || path.startsWith('http')).length);
    },
  );
});
