// @vitest-environment happy-dom
import { FakeProduct } from '@zhilv/testing/embed/fake-product';
import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountRemote } from '../mountRemote.ts';
import type { RemoteOptions, TokenProvider } from '../options/RemoteOptions.ts';

let product: FakeProduct;
let element: HTMLElement;
/** Each test has a product of its own, because what one page has learned of a product stays. */
let registry: string;

beforeEach(() => {
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
  Object.assign(settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
  product = new FakeProduct();
  registry = `https://zhilv-${crypto.randomUUID()}.example`;
  element = document.createElement('div');
  document.body.append(element);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (more: Partial<RemoteOptions> = {}) =>
  mountRemote(element, { registry, remote: 'a', page: 'a/list/index', ...more } as RemoteOptions);

const textIn = () => element.firstElementChild?.shadowRoot?.querySelector('.face')?.textContent ?? null;

it('takes a call that failed for no fault of the release, and says what the server says', async () => {
  product.failure = Object.assign(new Error('服务器忙，请稍后重试'), { name: 'ApiError' });
  const view = show();
  await expect(view.ready).rejects.toBe(product.failure);
  expect(textIn()).toBe('服务器忙，请稍后重试重试');
  expect(product.mounts.map(({ release }) => release)).toEqual(['2']);

  product.failure = null;
  await view.navigate({ page: 'a/list/index' });
  expect(product.mounts.map(({ release }) => release)).toEqual(['2', '2']);
});

it('leaves what the page’s own functions throw to the page', async () => {
  const thrown: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => thrown.push(error));
  const fail = (name: string) => () => {
    throw new Error(name);
  };
  const view = show({
    onReady: fail('ready'),
    onNavigate: fail('navigate'),
    onSignInNeeded: fail('signIn'),
    onError: fail('error'),
  });
  await view.ready;
  const { context } = product.mounts[0] ?? {};
  context?.onNavigate?.('/a/list/index', 'a/list/index');
  context?.services.onSignInNeeded();
  product.mounts[0]?.navigate.mockRejectedValueOnce(new Error('no page'));
  await expect(view.navigate({ page: 'a/editor/index' })).rejects.toThrow('no page');

  expect(thrown.map(String)).toEqual(['Error: ready', 'Error: navigate', 'Error: signIn', 'Error: error']);
});

it('tells nothing more of a remote that the page unmounts when it hears of the first address', async () => {
  const onReady = vi.fn<() => void>();
  const view = show({ onReady, onNavigate: () => view.unmount() });
  product.whenShown = (context) => context.onNavigate?.('/a/list/index', 'a/list/index');

  await expect(view.ready).rejects.toThrow('unmounted');
  expect(onReady).not.toHaveBeenCalled();
});

it('leaves the page a remote of the same name, while two products load theirs', async () => {
  Object.assign(globalThis, { remote_a: 'a remote of the page itself' });
  const views = [show(), show({ registry: `${registry}.other` })];
  await vi.waitFor(() => expect(product.scripts).not.toHaveLength(0));
  await Promise.all(views.map(({ ready }) => ready));

  expect(globalThis).toMatchObject({ remote_a: 'a remote of the page itself' });
});

it('has the page find its own remote while a script is on its way', async () => {
  Object.assign(globalThis, { remote_a: 'a remote of the page itself' });
  const found: unknown[] = [];
  product.whenAsked = () => found.push((globalThis as { remote_a?: unknown }).remote_a);
  await show().ready;

  expect(found).toEqual(['a remote of the page itself']);
});

it('asks the provider that came last, and the one before when its remote goes', async () => {
  const provider = (token: string): TokenProvider => ({ accessToken: async () => token, tenantId: () => token.length });
  const one = show({ tokens: provider('one') });
  await one.ready;
  const other = show({ tokens: provider('other') });
  await other.ready;
  // The platform that the remotes share has what it was given by the last mount.
  const given = product.mounts[1]?.context.services.tokens;
  expect([await given?.accessToken(null), given?.tenantId()]).toEqual(['other', 5]);

  other.unmount();
  expect([await given?.accessToken(null), given?.tenantId()]).toEqual(['one', 3]);
  one.update({ tokens: provider('newer') });
  expect(await given?.accessToken(null)).toBe('newer');
  one.unmount();
  expect([await given?.accessToken(null), given?.tenantId()]).toEqual([null, null]);
});

it('keeps the focus in its place when what has it goes: from another try to its failure, and to the remote', async () => {
  product.isDown = true;
  await show().ready.catch(() => {});
  const shadow = element.firstElementChild?.shadowRoot;
  const retry = () => shadow?.querySelector('button');
  retry()?.focus();
  retry()?.click();
  expect(shadow?.activeElement?.textContent).toBe('正在载入…');
  await vi.waitFor(() => expect(retry()).not.toBeNull());
  expect(shadow?.activeElement).toBe(retry()?.parentElement);

  product.isDown = false;
  retry()?.click();
  await vi.waitFor(() => expect(textIn()).toBeNull());
  expect(shadow?.activeElement?.className).toBe('content');
});

it('says at once that it was unmounted, whatever it waits for', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const view = show();
  view.unmount();

  await expect(view.ready).rejects.toThrow('unmounted');
});

it('asks for each mount what the server is now, which may be newer than the page', async () => {
  await show().ready;
  product.contract = 2;
  product.entry = entry([summary('3', { contract: 2 }), summary('2'), summary('1')]);
  await show().ready;

  expect(product.mounts.map(({ release }) => release)).toEqual(['2', '3']);
});
