// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { createContext, use, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMount } from './createMount.tsx';
import type { MountContext, Mounted } from './Mount.ts';
import type { MountablePage, MountedHandle, MountPlatform } from './MountableRemote.ts';

const BASE = 'http://localhost:3000/remotes/remote_bpm/1/';

const PageContext = createContext<MountedHandle | null>(null);
const platform = {
  PageContext,
  disposePage: vi.fn<MountPlatform['disposePage']>(),
  confirm: vi.fn<MountPlatform['confirm']>(),
  configurePlatform: vi.fn<MountPlatform['configurePlatform']>(),
  messagePlaces: { read: () => undefined, subscribe: () => () => {}, add: () => () => {} },
  setFileHosts: vi.fn<MountPlatform['setFileHosts']>(),
  addPagePaths: vi.fn<MountPlatform['addPagePaths']>(),
  session: {
    start: vi.fn<MountPlatform['session']['start']>(),
    read: vi.fn<MountPlatform['session']['read']>(() => ({ phase: 'started' })),
    subscribe: vi.fn<MountPlatform['session']['subscribe']>(() => () => {}),
  },
};

function List() {
  const handle = use(PageContext);
  return (
    <p>
      {handle?.key} <Link to="/bpm/design?id=1">设计</Link> <Link to="/elsewhere?x=1">别处</Link>
    </p>
  );
}

/** Has unsaved work as soon as it shows, and listens to the window while it does. */
function Design() {
  const handle = use(PageContext);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    window.addEventListener('resize', measure);
    handle?.setDirty(true);
    return () => window.removeEventListener('resize', measure);
  }, [handle]);
  return <p>{`流程设计 ${width}`}</p>;
}

const pages: Record<string, MountablePage> = {
  'bpm/model/index': {
    title: '流程模型',
    load: async () => ({ Component: List, UiRoot: ({ portalRoot, children }) => <b title={portalRoot?.tagName}>{children}</b> }),
  },
  'bpm/model/design/index': { path: '/bpm/design', title: '流程设计', load: async () => ({ Component: Design }) },
  'bpm/broken': { load: () => Promise.reject(new Error('no file')) },
};

const mount = createMount({ name: 'remote_bpm', base: BASE, pages, platform });
let element: HTMLElement;
let mounted: Mounted[] = [];

beforeEach(() => {
  element = document.createElement('main');
  document.body.replaceChildren(element);
  document.head.replaceChildren();
});
afterEach(() => {
  for (const one of mounted) one.unmount();
  mounted = [];
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

function open(context: MountContext): Mounted {
  const one = mount(element, context);
  mounted.push(one);
  return one;
}

it('shows a page by its key, in the scope of its remote and with what pages ask of their shell', async () => {
  await open({ page: 'bpm/model/index', locale: 'zh-CN', theme: 'dark' }).ready;

  const scope = element.firstElementChild as HTMLElement;
  expect(scope.textContent).toContain('bpm/model/index');
  const { remote, theme } = scope.dataset;
  expect([remote, theme, scope.lang]).toEqual(['remote_bpm', 'dark', 'zh-CN']);
  expect(scope.querySelector('b')?.title).toBe('DIV');
});

it('shows an address of its own, and tells where it is from the first address on', async () => {
  const onNavigate = vi.fn<(address: string, page: string | null) => void>();
  const one = open({ path: '/bpm/model/index?page=2', onNavigate });
  await one.ready;
  await one.navigate({ page: 'bpm/model/design/index' });

  expect(onNavigate.mock.calls).toEqual([
    ['/bpm/model/index?page=2', 'bpm/model/index'],
    ['/bpm/design', 'bpm/model/design/index'],
  ]);
  expect(window.location.pathname).toBe('/');
});

it('leaves to its shell what is no address of its own, and stays', async () => {
  const onNavigate = vi.fn<(address: string, page: string | null) => void>();
  await open({ page: 'bpm/model/index', onNavigate }).ready;

  element.querySelectorAll('a')[1]?.click();

  await vi.waitFor(() => expect(onNavigate).toHaveBeenLastCalledWith('/elsewhere?x=1', null));
  expect(element.textContent).toContain('bpm/model/index');
});

it('writes its addresses into the address bar where its shell wants that', async () => {
  const one = open({ page: 'bpm/model/index', router: 'browser' });
  await one.ready;

  expect(window.location.pathname).toBe('/bpm/model/index');
  one.unmount();
  window.history.replaceState(null, '', '/');
});

it('says whether unmounting would lose work, and asks before it loses some on its way', async () => {
  const one = open({ page: 'bpm/model/design/index' });
  await one.ready;
  expect(one.canLeave()).toBe(false);

  platform.confirm.mockResolvedValueOnce(false);
  await one.navigate({ page: 'bpm/model/index' });
  await vi.waitFor(() => expect(platform.confirm).toHaveBeenCalledTimes(1));
  expect(element.textContent).toContain('流程设计');

  platform.confirm.mockResolvedValueOnce(true);
  await one.navigate({ page: 'bpm/model/index' });
  await vi.waitFor(() => expect(element.textContent).toContain('bpm/model/index'));
  expect(one.canLeave()).toBe(true);
});

it('changes theme, language and listener while it shows', async () => {
  const [before, after] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const one = open({ page: 'bpm/model/index', onNavigate: before, theme: 'light' });
  await one.ready;
  before.mockClear();

  one.update({ theme: 'dark', locale: 'en', onNavigate: after });
  await one.navigate({ path: '/bpm/model/index?page=3' });

  const scope = element.firstElementChild as HTMLElement;
  expect([scope.dataset['theme'], scope.lang]).toEqual(['dark', 'en']);
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledTimes(1);
});

it('draws what opens where its shell wants it', async () => {
  const portalRoot = document.createElement('aside');
  document.body.append(portalRoot);
  await open({ page: 'bpm/model/index', portalRoot }).ready;

  expect(portalRoot.children).toHaveLength(1);
  expect(document.body.children).toHaveLength(2);
});

it('starts services of its own only where its shell has none to share', async () => {
  await open({ page: 'bpm/model/index' }).ready;
  expect(platform.session.start).not.toHaveBeenCalled();

  await open({ page: 'bpm/model/index', services: { apiBase: '/api', tenantOn: false } }).ready;
  expect(platform.configurePlatform.mock.calls[0]?.[0]).toEqual({ apiBase: '/api', tenantOn: false });
  expect(platform.addPagePaths.mock.calls[0]?.[0].get('bpm/model/design/index')).toBe('/bpm/design');
  expect(platform.session.start).toHaveBeenCalledTimes(1);
});

it('leaves no node, listener and style behind, ends its pages, and mounts again', async () => {
  const listeners = new Set<unknown>();
  const [add, remove] = [window.addEventListener, window.removeEventListener];
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof add>) => {
    listeners.add(given[1]);
    add.apply(window, given);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((...given: Parameters<typeof remove>) => {
    listeners.delete(given[1]);
    remove.apply(window, given);
  });
  const foreign = styleOf('http://localhost:3000/shell/1.css');

  for (const router of ['memory', 'browser'] as const) {
    const one = open({ page: 'bpm/model/design/index', router });
    const own = styleOf(`${BASE}1.css`);
    own.dispatchEvent(new Event('load'));
    await one.ready;
    expect(listeners.size).toBeGreaterThan(0);
    one.unmount();
    one.unmount();

    expect([...listeners]).toEqual([]);
    expect([...document.head.children]).toEqual([foreign]);
    expect([...document.body.children]).toEqual([element]);
    expect(element.childNodes).toHaveLength(0);
  }
  expect(platform.disposePage).toHaveBeenCalledTimes(2);
  window.history.replaceState(null, '', '/');
});

it('puts its styles back before it shows once more', async () => {
  const style = styleOf(`${BASE}1.css`);
  const first = open({ page: 'bpm/model/index' });
  await first.ready;
  first.unmount();
  expect(style.isConnected).toBe(false);

  const second = open({ page: 'bpm/model/index' });
  expect(style.isConnected).toBe(true);
  expect(element.textContent).toBe('');
  style.dispatchEvent(new Event('load'));
  await second.ready;
  expect(element.textContent).toContain('bpm/model/index');
});

it.each([
  ['the code of its page cannot be had', { page: 'bpm/broken' }, 'no file'],
  ['it has no such page', { page: 'bpm/unknown' }, 'remote_bpm has no page bpm/unknown'],
  ['it has no such address', { path: '/unknown' }, 'remote_bpm has no page /unknown'],
])('mounts nothing when %s, and says so', async (_, target, message) => {
  await expect(open(target as MountContext).ready).rejects.toThrow(message);

  expect(document.body.innerHTML).toBe('<main></main>');
});

it('is unmounted by its signal, before its page shows or after', async () => {
  const early = new AbortController();
  const { ready } = open({ page: 'bpm/model/index', signal: early.signal });
  early.abort(new Error('gone'));
  await expect(ready).rejects.toThrow('gone');
  expect(document.body.innerHTML).toBe('<main></main>');

  const late = new AbortController();
  await open({ page: 'bpm/model/index', signal: late.signal }).ready;
  late.abort();
  expect(document.body.innerHTML).toBe('<main></main>');
});

function styleOf(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}
