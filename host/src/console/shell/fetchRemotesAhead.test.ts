// @vitest-environment happy-dom
import type { RemoteStanding } from '@zhilv/loader';
import { addPreloadLink } from '@zhilv/loader/preload-link';
import type { ReleaseSummary } from '@zhilv/release/schema';
import { page as menuPage, row } from '@zhilv/testing/host/menu-rows';
import { file, live, page } from '@zhilv/testing/loader/loader-fixtures';
import { entry, registry as registryOf } from '@zhilv/testing/release/registry-fixtures';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routesFromMenus } from '../menu/routesFromMenus.ts';
import { openingAddressAtom } from '../tab/tabAtoms.ts';
import { fetchRemotesAhead } from './fetchRemotesAhead.ts';

const release = (remote: string, keys: readonly string[]): ReleaseSummary =>
  live(
    '1',
    { url: `/remotes/${remote}/1/` },
    {
      pages: Object.fromEntries(keys.map((key) => [key, { ...page(key), js: [file('parts.js'), file(`${key}.js`)] }])),
    },
  );

const registry = registryOf({
  remote_a: entry([release('remote_a', ['list', 'form'])]),
  remote_b: entry([release('remote_b', ['goods', 'prices'])]),
  remote_c: entry([release('remote_c', ['declared'])]),
});
const { table } = routesFromMenus(
  ['list', 'form', 'goods', 'prices'].map((key) => row(`/${key}`, { component: key })),
  [
    menuPage('list', { remote: 'remote_a' }),
    menuPage('form', { remote: 'remote_a' }),
    menuPage('goods', { remote: 'remote_b' }),
    menuPage('prices', { remote: 'remote_b' }),
    menuPage('declared', { remote: 'remote_c', path: '/declared' }),
  ],
  [],
);
const OF_A = ['/remotes/remote_a/1/remoteEntry.js', '/remotes/remote_a/1/parts.js'];
const OF_B = ['/remotes/remote_b/1/remoteEntry.js', '/remotes/remote_b/1/parts.js'];

let store: ReturnType<typeof createStore>;
let standings: Map<string, RemoteStanding>;

beforeEach(() => {
  document.head.innerHTML = '';
  store = createStore();
  store.set(openingAddressAtom, '/index');
  const running = ['remote_a', 'remote_b', 'remote_c'].map((remote): [string, RemoteStanding] => [
    remote,
    { remote, state: 'active', message: null, release: '1', instead: null },
  ]);
  standings = new Map(running);
});
afterEach(() => vi.unstubAllGlobals());

const start = () =>
  fetchRemotesAhead({
    registry,
    loader: { standing: (remote) => standings.get(remote) ?? null },
    routes: () => ({ table }),
    store,
  });

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
const asked = () => links().map((link) => link.getAttribute('href'));
const answer = () => links().forEach((link) => link.dispatchEvent(new Event('load')));
/** Lets everything happen that waits for nothing but an idle browser. */
const idle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

it('fetches what the pages of each remote in the menus have in common, one remote after the other, when a page shows', async () => {
  const done = start();
  await idle();
  expect(asked()).toEqual([]);

  store.set(openingAddressAtom, null);
  await vi.waitFor(() => expect(asked()).toEqual(OF_A));
  await idle();
  expect(asked()).toEqual(OF_A);
  answer();
  await vi.waitFor(() => expect(asked()).toEqual([...OF_A, ...OF_B]));
  answer();
  await done;

  expect(asked()).toEqual([...OF_A, ...OF_B]);
});

it('waits for files that are on their way, and for a page that is being opened', async () => {
  addPreloadLink('/remotes/remote_b/1/slot.js', 'sha256-slot');
  store.set(openingAddressAtom, null);
  void start();
  await idle();
  expect(asked()).toEqual([]);

  document.querySelector('link')?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(asked()).toEqual(OF_A));
  store.set(openingAddressAtom, '/list');
  answer();
  await idle();
  expect(asked()).toEqual(OF_A);
  store.set(openingAddressAtom, null);

  await vi.waitFor(() => expect(asked()).toEqual([...OF_A, ...OF_B]));
});

it('asks for no file that the document has asked for', async () => {
  document.head.innerHTML = OF_A.map((address) => `<link rel="preload" href="${address}">`).join('');
  store.set(openingAddressAtom, null);
  void start();

  await vi.waitFor(() => expect(asked()).toEqual(OF_B));
});

it('leaves out remotes that are off, and releases that are not in force', async () => {
  standings.set('remote_a', { remote: 'remote_a', state: 'disabled', message: '维护中', release: '1', instead: null });
  standings.set('remote_b', { remote: 'remote_b', state: 'active', message: null, release: '0', instead: 'previous' });
  store.set(openingAddressAtom, null);
  await start();

  expect(asked()).toEqual([]);
});

it('fetches nothing for who asks to save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  store.set(openingAddressAtom, null);
  await start();

  expect(asked()).toEqual([]);
});
