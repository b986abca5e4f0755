import { createStore } from 'jotai';
import type { RemoteStanding } from '@zhilv/loader';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ModulePage } from '../page/openPage.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { followStandingsAtom, nameTabAtom, replacePageAtom, showTabAtom, tabsAtom } from './tabAtoms.ts';

const route: ConsoleRoute = {
  path: '/a',
  title: '甲',
  trail: [],
  rowIds: [],
  keepAlive: true,
  affix: false,
  listed: true,
  target: { kind: 'not-installed', pageKey: 'a' },
};
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
  store.set(followStandingsAtom, new Map([['remote_a', standing]]));
}
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
