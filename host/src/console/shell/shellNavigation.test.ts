// @vitest-environment happy-dom
import type { Loader, PageModule } from '@zhilv/loader';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { RouteTable } from '../route/RouteTable.ts';
import { activeTabIdAtom, missingAddressAtom } from '../tab/tabAtoms.ts';
import { ConsoleShell } from './ConsoleShell.ts';

preparePlatform();

const loads = vi.fn<(path: string) => void>();

const route = (path: string): ConsoleRoute => ({
  path,
  title: path,
  trail: [],
  rowIds: [],
  keepAlive: true,
  affix: false,
  listed: true,
  target: {
    kind: 'host-page',
    load: async (): Promise<PageModule> => {
      loads(path);
      return { Component: () => null };
    },
  },
});

/** A console with a few pages; `asking` says how long the rights take. */
async function start(asking: (navigation: 'begins' | 'ends') => Promise<boolean> = async () => false) {
  loads.mockReset();
  window.history.replaceState(null, '', CONSOLE.home);
  const table = new RouteTable();
  for (const path of [CONSOLE.home, CONSOLE.notFound, '/a', '/b', '/c']) table.add(route(path));
  const store = createStore();
  const shell = new ConsoleShell({
    store,
    loader: { pages: [] as Loader['pages'], standing: () => null } as unknown as Loader,
    routes: () => ({ menu: [], table, isElsewhere: () => false, dropped: [] }),
    followRights: asking,
  });
  await expect.poll(() => store.get(activeTabIdAtom)).toBe(CONSOLE.home);
  return { shell, store };
}

it('opens no page that the user gave up while the rights to it were asked for', async () => {
  let answer = (_others: boolean): void => {};
  let asks = false;
  const { shell, store } = await start(async (navigation) =>
    asks && navigation === 'begins' ? new Promise((resolve) => (answer = resolve)) : false,
  );

  asks = true;
  void shell.go('/a');
  asks = false;
  await shell.go('/b');
  answer(true);
  await shell.go('/c');

  expect(store.get(activeTabIdAtom)).toBe('/c');
  expect(loads.mock.calls.flat()).toEqual([CONSOLE.home, '/b', '/c']);
});

it('knows which address it was at which there is no page', async () => {
  const { shell, store } = await start();

  await shell.go('/gone?tab=2');
  expect(store.get(activeTabIdAtom)).toBe(CONSOLE.notFound);
  expect(store.get(missingAddressAtom)).toBe('/gone');
  await shell.go('/lost');
  expect(store.get(missingAddressAtom)).toBe('/lost');
});
