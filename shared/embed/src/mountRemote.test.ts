// @vitest-environment happy-dom
import { FakeProduct } from '@zhilv/testing/embed/fake-product';
import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountRemote } from './mountRemote.ts';
import type { RemoteOptions } from './options/RemoteOptions.ts';

let product: FakeProduct;
let element: HTMLElement;
let addresses = 0;

beforeEach(() => {
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
  Object.assign(settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
  product = new FakeProduct();
  element = document.createElement('div');
  document.body.append(element);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Mounts the list of a product of its own, because what one page has learned of a product stays. */
function show(more: Partial<RemoteOptions> = {}, registry = `https://zhilv-${(addresses += 1)}.example/`) {
  return mountRemote(element, { registry, remote: 'a', page: 'a/list/index', ...more } as RemoteOptions);
}

const root = (of: Element = element): ShadowRoot => {
  const { shadowRoot } = of.firstElementChild ?? {};
  if (!shadowRoot) throw new Error('nothing is mounted');
  return shadowRoot;
};
const textIn = () => root().querySelector('.face')?.textContent ?? null;
const retry = () => root().querySelector('button')?.click();

it('shows the active release in a shadow root, with absolute addresses and the page’s own tokens', async () => {
  const accessToken = vi.fn<(refused: string | null) => Promise<string>>().mockResolvedValue('token');
  const tokens = { accessToken, tenantId: () => 7 };
  const onNavigate = vi.fn<() => void>();
  const view = show({ tokens, locale: 'en', theme: 'dark', onNavigate }, 'https://zhilv.example/embed/zhilv.js');
  expect(textIn()).toBe('正在载入…');
  await view.ready;
  const [mounted] = product.mounts;
  mounted?.context.onNavigate?.('/a/list/index', 'a/list/index');
  const portalRoot = mounted?.context['portalRoot'];

  expect(product.scripts).toEqual(['https://zhilv.example/remotes/remote_a/2/remoteEntry.js']);
  expect(mounted?.context).toMatchObject({
    page: 'a/list/index',
    theme: 'dark',
    locale: 'en',
    services: { apiBase: 'https://zhilv.example/api', tenantOn: true, fileHosts: ['files.example'] },
  });
  expect(await mounted?.context.services.tokens?.accessToken('old')).toBe('token');
  expect(mounted?.context.services.tokens?.tenantId()).toBe(7);
  expect(accessToken).toHaveBeenCalledExactlyOnceWith('old');
  expect(textIn()).toBeNull();
  expect(mounted?.element.getRootNode()).toBe(root());
  expect(portalRoot instanceof Element && portalRoot.getRootNode()).toBe(root());
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/a/list/index', 'a/list/index');
  expect(element.attributes).toHaveLength(0);
});

it('leaves no global variable of the container and no record of federation behind', async () => {
  Object.assign(globalThis, { remote_a: 'a remote of the page itself' });
  await show().ready;

  expect(globalThis).toMatchObject({ remote_a: 'a remote of the page itself' });
  expect(globalThis).not.toHaveProperty('__FEDERATION__');
});

it('has the stylesheets of the release in each shadow root, with their digests', async () => {
  product.sheets = ['page.css'];
  const registry = 'https://sheets.example';
  const other = document.createElement('section');
  document.body.append(other);
  await show({}, registry).ready;
  await mountRemote(other, { registry, remote: 'a', page: 'a/list/index' }).ready;
  const sheetsIn = (of: Element) =>
    [...root(of).querySelectorAll('link')].map(({ href, integrity, crossOrigin }) => [href, integrity, crossOrigin]);

  expect(sheetsIn(element)).toEqual(
    ['embed.css', 'page.css'].map((name) => [`${registry}/remotes/remote_a/2/${name}`, `sha256-${name}`, 'anonymous']),
  );
  expect(sheetsIn(other)).toEqual(sheetsIn(element));
  expect(document.head.querySelector('link')).toBeNull();
  expect(product.scripts).toHaveLength(1);
});

it.each(['broken', 'pageless'] as const)('has the release before stand in for one that is %s, from then on', async (fault) => {
  product[fault].add('2');
  const registry = `https://${fault}.example`;
  await show({}, registry).ready;
  await show({}, registry).ready;

  expect(product.mounts.filter(({ release }) => release === '1')).toHaveLength(2);
  expect(product.mounts.filter(({ release }) => release === '2')).toHaveLength(fault === 'pageless' ? 1 : 0);
  expect(textIn()).toBeNull();
});

it('has another release stand in for one that is too old or of a newer contract, and for none that is blocked', async () => {
  product.entry = entry([summary('4', { contract: 2 }), summary('3'), summary('2'), summary('1')], { blocked: ['3'] });
  product.changes.set('2', { embed: undefined });
  await show().ready;

  expect(product.mounts.map(({ release }) => release)).toEqual(['1']);
});

it('says in words why there is nothing, and tries again', async () => {
  product.isDown = true;
  const onError = vi.fn<(error: Error) => void>();
  const onReady = vi.fn<() => void>();
  const view = show({ onError, onReady });
  await expect(view.ready).rejects.toMatchObject({ kind: 'unreachable' });
  expect(textIn()).toBe('页面文件暂时无法下载，请检查网络后重试。重试');
  expect(onError).toHaveBeenCalledTimes(1);

  product.isDown = false;
  retry();
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  expect(textIn()).toBeNull();
});

it('tries the active release again after all have failed', async () => {
  product.broken.add('2').add('1');
  const onReady = vi.fn<() => void>();
  const view = show({ onReady });
  await expect(view.ready).rejects.toMatchObject({ kind: 'broken', release: '2' });

  product.broken.clear();
  retry();
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  expect(product.mounts.map(({ release }) => release)).toEqual(['2']);
});

it.each([
  ['a remote that nobody published', { remote: 'b' }, '没有找到应用 remote_b。'],
  ['a page that the remote has not', { page: 'a/other/index' }, '没有找到页面 a/other/index。'],
])('says so of %s', async (_, more, text) => {
  await expect(show(more).ready).rejects.toMatchObject({ kind: 'missing' });

  expect(textIn()).toBe(`${text}重试`);
});

it('says what the operator says of a remote that is switched off', async () => {
  product.entry = { ...product.entry, state: 'disabled', message: '周日维护' };
  await expect(show().ready).rejects.toMatchObject({ kind: 'disabled' });

  expect(textIn()).toBe('周日维护重试');
  expect(product.scripts).toEqual([]);
});

it('follows what changes, and begins another try where it was', async () => {
  const view = show();
  await view.ready;
  view.update({ theme: 'dark' });
  await view.navigate({ page: 'a/editor/index' });
  const [mounted] = product.mounts;

  expect(mounted?.update).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' });
  expect(mounted?.navigate).toHaveBeenCalledExactlyOnceWith({ page: 'a/editor/index' });
  expect(view.canLeave()).toBe(false);
});

it('tells of a page to which it cannot go, and stays where it is', async () => {
  const onError = vi.fn<(error: Error) => void>();
  const view = show({ onError });
  await view.ready;
  const failure = new Error('remote_a has no page');
  product.mounts[0]?.navigate.mockRejectedValueOnce(failure);

  await expect(view.navigate({ path: '/nowhere' })).rejects.toBe(failure);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  expect(textIn()).toBeNull();
});

it('shows in an element that is not in the document yet', async () => {
  element.remove();
  await show().ready;

  expect(root().querySelectorAll('link')).toHaveLength(1);
});

it('shows the remote’s own words while nobody is signed in, and goes on with tokens that come later', async () => {
  product.waitsForSignIn = true;
  const onSignInNeeded = vi.fn<() => void>();
  const view = show({ onSignInNeeded });
  await vi.waitFor(() => expect(onSignInNeeded).toHaveBeenCalledTimes(1));
  const [mounted] = product.mounts;
  expect(textIn()).toBeNull();
  expect(mounted?.element.hasAttribute('hidden')).toBe(false);
  expect(await mounted?.context.services.tokens?.accessToken(null)).toBeNull();

  view.update({ tokens: { accessToken: async () => 'token' } });
  expect(mounted?.resume).toHaveBeenCalledTimes(1);
  expect(await mounted?.context.services.tokens?.accessToken(null)).toBe('token');
});

it('uses the session in storage only where that is of the product’s own origin', async () => {
  await show({}, location.origin).ready;
  await show().ready;

  expect(product.mounts.map(({ context }) => context.services.tokens !== undefined)).toEqual([false, true]);
});

it('leaves nothing in the element, also when it was unmounted before it showed', async () => {
  const shown = show();
  await shown.ready;
  shown.unmount();
  shown.unmount();
  expect(product.mounts[0]?.unmount).toHaveBeenCalledTimes(1);

  const onError = vi.fn<() => void>();
  const abort = new AbortController();
  const early = show({ onError, signal: abort.signal });
  abort.abort(new Error('over'));
  await expect(early.ready).rejects.toThrow('over');

  expect(element.childNodes).toHaveLength(0);
  expect(product.mounts).toHaveLength(1);
  expect(onError).not.toHaveBeenCalled();
});

it('asks for a name of its own where the page enforces Trusted Types, and has no address trusted but those of releases', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  const { trusted, allowScriptsBelow } = await import('./product/trustedTypes.ts');
  expect(createPolicy).not.toHaveBeenCalled();
  allowScriptsBelow('https://zhilv.example/remotes/');

  expect(trusted().createScriptURL('https://zhilv.example/remotes/remote_a/2/a.js')).toContain('/a.js');
  expect(() => trusted().createScriptURL('https://zhilv.example/other.js')).toThrow('no release has the script');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['zhilv-embed']);
});
