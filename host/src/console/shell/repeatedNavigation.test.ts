// @vitest-environment happy-dom
import type { Loader, PageModule } from '@zhilv/loader';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import type { FollowRights } from '../rights/followRights.ts';
import { RouteTable } from '../route/RouteTable.ts';
import { activeTabIdAtom } from '../tab/tabAtoms.ts';
import { ConsoleShell } from './ConsoleShell.ts';

preparePlatform();

/** A console with the home page and one other; `others` says at which moments of a navigation the rights have changed. */
async function start(others: (navigation: 'begins' | 'ends') => boolean) {
  window.history.replaceState(null, '', CONSOLE.home);
  const load = vi.fn<() => Promise<PageModule>>(async () => ({ Component: () => null }));
  const table = new RouteTable();
  for (const path of [CONSOLE.home, '/a'])
    table.add({
      path,
      title: path,
      trail: [],
      rowIds: [],
      keepAlive: true,
      affix: false,
      listed: true,
      target: { kind: 'host-page', load },
    });
  const store = createStore();
  const followRights = vi.fn<FollowRights>(async () => false);
  const shell = new ConsoleShell({
    store,
    // The pages are the host's own, so this is all that is asked of it.
    loader: { pages: [] as Loader['pages'], standing: () => null } as unknown as Loader,
    routes: () => ({ menu: [], table, isElsewhere: () => false, dropped: [] }),
    followRights,
  });
  await expect.poll(() => store.get(activeTabIdAtom)).toBe(CONSOLE.home);
  load.mockClear();
  followRights.mockClear();
  followRights.mockImplementation(async (navigation) => others(navigation));
  return { shell, store, load, followRights };
}

it('begins anew once when the calls of the page told of other rights', async () => {
  let changed = true;
  const { shell, store, load, followRights } = await start((navigation) => {
    const isOther = navigation === 'ends' && changed;
    if (isOther) changed = false;
    return isOther;
  });

  await shell.go('/a');

  expect(store.get(activeTabIdAtom)).toBe('/a');
  expect(followRights.mock.calls.flat()).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('comes to an end where servers disagree about the rights, and each answer tells of others', async () => {
  const { shell, store, load } = await start(() => true);

  await shell.go('/a');

  expect(store.get(activeTabIdAtom)).toBe('/a');
  expect(load).toHaveBeenCalledTimes(2);
});

it('opens a page once where the rights stay', async () => {
  const { shell, store, load } = await start(() => false);

  await shell.go('/a');

  expect(store.get(activeTabIdAtom)).toBe('/a');
  expect(load).toHaveBeenCalledOnce();
});
