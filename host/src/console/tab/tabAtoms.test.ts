import { createStore } from 'jotai';
import type { RemoteStanding } from '@zhilv/loader';
import { dialogStore, confirm } from '@zhilv/platform';
import { page as entry } from '@zhilv/testing/host/menu-rows';
import { consoleRoute } from '@zhilv/testing/host/tabs';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ModulePage } from '../page/openPage.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { RouteTable } from '../route/RouteTable.ts';
import {
  activeTabIdAtom,
  followAtom,
  nameTabAtom,
  replacePageAtom,
  showTabAtom,
  tabsAtom,
  withdrawnTabIdsAtom,
} from './tabAtoms.ts';

const route = consoleRoute('/a', { title: '甲' });
let store: ReturnType<typeof createStore>;
beforeEach(() => (store = createStore()));

const cover = vi.fn<(covered: boolean) => void>();
beforeEach(() => cover.mockReset());
/** A page of `remote_a`, of which only the cover matters. */
const page = () =>
  ({
    kind: 'module',
    remote: 'remote_a',
    release: '1',
    module: { Component: () => null },
    handle: {},
    router: { cover, dispose: () => {} },
  }) as unknown as ModulePage;

function stand(state: RemoteStanding['state']): void {
  const standing: RemoteStanding = { remote: 'remote_a', state, message: '维护中', release: '1', instead: null };
  store.set(followAtom, { standings: new Map([['remote_a', standing]]), table: tableOf(route), live: new Set(['a']) });
}

function tableOf(...routes: readonly ConsoleRoute[]): RouteTable {
  const table = new RouteTable();
  for (const one of routes) table.add(one);
  return table;
}

/** Has the user get other rights, by which these routes are left. */
const grant = (...routes: readonly ConsoleRoute[]): void =>
  store.set(followAtom, { standings: new Map(), table: tableOf(...routes), live: new Set(['a']) });

const show = () => store.set(showTabAtom, { id: '/a', route, address: '/a', page: page() });

it('covers a page that was being opened while its remote was switched off, as soon as it is there', () => {
  stand('disabled');

  show();

  expect(cover).toHaveBeenLastCalledWith(true);
});

it('covers a page that takes the place of one that failed, too', () => {
  show();
  stand('disabled');
  cover.mockReset();

  store.set(replacePageAtom, { id: '/a', route, page: page() });

  expect(cover).toHaveBeenLastCalledWith(true);
});

it('uncovers it when the remote is switched on, and covers none of a remote that is on', () => {
  stand('disabled');
  show();
  stand('active');
  expect(cover).toHaveBeenLastCalledWith(false);

  show();
  expect(cover).toHaveBeenLastCalledWith(false);
});

it('has the name that its page says, keeps it when the page is opened afresh, and takes none from a page that it has no more', () => {
  const name = () => store.get(tabsAtom)[0]?.name;
  const [before, after] = [page(), page()];
  store.set(showTabAtom, { id: '/a', route, address: '/a', page: before });
  expect(name()).toBeNull();

  store.set(nameTabAtom, { page: before.handle, name: '优惠类型' });
  store.set(showTabAtom, { id: '/a', route, address: '/a?page=2', page: after });
  expect(name()).toBe('优惠类型');

  store.set(nameTabAtom, { page: before.handle, name: '用户性别' });
  expect(name()).toBe('优惠类型');
});

it('covers a page that the user may not see any more, in whatever tab it is, and uncovers it when that is granted again', async () => {
  const granted: ConsoleRoute = { ...route, target: { kind: 'page', page: entry('a') } };
  store.set(showTabAtom, { id: '/a', route: granted, address: '/a', page: page() });
  const answered = confirm({ content: '保存吗？' });

  grant();
  expect(store.get(withdrawnTabIdsAtom)).toEqual(new Set(['/a']));
  expect(cover).toHaveBeenLastCalledWith(true);
  expect(dialogStore.read()).toEqual([]);
  await expect(answered).resolves.toBe(false);
  expect(store.get(tabsAtom)[0]?.page?.kind).toBe('module');

  grant(granted);
  expect(store.get(withdrawnTabIdsAtom)).toEqual(new Set());
  expect(cover).toHaveBeenLastCalledWith(false);
});

it('leaves the dialogs of a page alone when another one is withdrawn', () => {
  show();
  store.set(activeTabIdAtom, '/b');
  void confirm({ content: '保存吗？' });

  grant();

  expect(dialogStore.read()).toHaveLength(1);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, false);
});

it('leaves the dialogs alone that the console asks above a page that was covered before', () => {
  show();
  grant();
  void confirm({ content: '确定注销并退出系统吗？' });

  grant();

  expect(dialogStore.read()).toHaveLength(1);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, false);
});

it('has the names that its menu row has now, and stays the same tab where nothing was renamed', () => {
  show();
  const before = store.get(tabsAtom);

  grant({ ...route });
  expect(store.get(tabsAtom)[0]).toBe(before[0]);

  grant({ ...route, title: '乙' });
  expect(store.get(tabsAtom)[0]).toMatchObject({ route: { title: '乙' }, page: before[0]?.page });
});
