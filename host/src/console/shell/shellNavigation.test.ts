// @vitest-environment happy-dom
import type { Loader, PageModule } from '@zhilv/loader';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { consoleRoute } from '@zhilv/testing/host/tabs';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import type { FollowRights } from '../rights/followRights.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { RouteTable } from '../route/RouteTable.ts';
import { activeTabIdAtom, missingAddressAtom } from '../tab/tabAtoms.ts';
import { ConsoleShell } from './ConsoleShell.ts';

preparePlatform();

const route = (path: string, load: () => Promise<PageModule>): ConsoleRoute => ({
  ...consoleRoute(path),
  target: { kind: 'host-page', load },
});

/**
 * A console with a few pages, which shows its home. `loads` is called with the path of each page that is loaded from then on;
 * `others` says at which moments of a navigation the rights have changed.
 */
async function start(others: FollowRights = async () => false) {
  window.history.replaceState(null, '', CONSOLE.home);
  const loads = vi.fn<(path: string) => void>();
  const table = new RouteTable();
  for (const path of [CONSOLE.home, CONSOLE.notFound, '/a', '/b', '/c'])
    table.add(
      route(path, async () => {
        loads(path);
        return { Component: () => null };
      }),
    );
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
  loads.mockClear();
  followRights.mockClear();
  followRights.mockImplementation(others);
  return { shell, store, followRights, loaded: () => loads.mock.calls.flat() };
}

it('opens no page that the user gave up while the rights to it were asked for', async () => {
  let answer = (_others: boolean): void => {};
  let asks = true;
  const { shell, store, loaded } = await start(async (navigation) =>
    asks && navigation === 'begins' ? new Promise((resolve) => (answer = resolve)) : false,
  );

  void shell.go('/a');
  asks = false;
  await shell.go('/b');
  answer(true);
  await shell.go('/c');

  expect(store.get(activeTabIdAtom)).toBe('/c');
  expect(loaded()).toEqual(['/b', '/c']);
});

it('knows which address it was at which there is no page', async () => {
  const { shell, store } = await start();

  await shell.go('/gone?tab=2');
  expect(store.get(activeTabIdAtom)).toBe(CONSOLE.notFound);
  expect(store.get(missingAddressAtom)).toBe('/gone');
  await shell.go('/lost');
  expect(store.get(missingAddressAtom)).toBe('/lost');
});

it('begins anew once when the calls of the page told of other rights', async () => {
  let changed = true;
  const { shell, store, loaded, followRights } = await start(async (navigation) => {
    const isOther = navigation === 'ends' && changed;
    if (isOther) changed = false;
    return isOther;
  });

  await shell.go('/a');

  expect(store.get(activeTabIdAtom)).toBe('/a');
  expect(followRights.mock.calls.flat()).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(loaded()).toEqual(['/a', '/a']);
});

it('comes to an end where servers disagree about the rights, and each answer tells of others', async () => {
  const { shell, store, loaded } = await start(async () => true);

  await shell.go('/a');

  expect(store.get(activeTabIdAtom)).toBe('/a');
  expect(loaded()).toEqual(['/a', '/a']);
});

it('opens a page once where the rights stay', async () => {
  const { shell, store, loaded } = await start();

  await shell.go('/a');

  expect(store.get(activeTabIdAtom)).toBe('/a');
  expect(loaded()).toEqual(['/a']);
});
