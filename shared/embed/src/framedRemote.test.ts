// @vitest-environment happy-dom
import { FakeProduct } from '@zhilv/testing/embed/fake-product';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MountRemote, RemoteOptions } from './options/RemoteOptions.ts';

let product: FakeProduct;
let mountRemote: MountRemote;
let runFrame: (root: Element) => void;
/** The element in the page, and that in the framed document. */
let element: HTMLElement;
let root: HTMLElement;

beforeEach(async () => {
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
  Object.assign(settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
  product = new FakeProduct();
  // What one page has learned of a product stays, and here it is the document's own.
  vi.resetModules();
  [{ mountRemote }, { runFrame }] = await Promise.all([import('./mountRemote.ts'), import('./frame/runFrame.ts')]);
  [element, root] = [document.createElement('div'), document.createElement('div')];
  // The one of the page is in no document, so that the frame is not loaded.
  document.body.append(root);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Frames a list. Page and framed document are one here, and what the page posts to the frame comes as from `origin`.
 * @param origin that of the page; the product is at the document's own
 */
function show(more: Partial<RemoteOptions> = {}, origin = 'https://partner.example') {
  runFrame(root);
  const options = { registry: location.origin, remote: 'a', page: 'a/list/index', isolation: 'frame', ...more } as RemoteOptions;
  const view = mountRemote(element, options);
  const frame = element.querySelector('iframe');
  if (!frame) throw new Error('there is no frame');
  const posted = vi.fn<(data: unknown, target: string, ports: MessagePort[]) => void>((data, _, ports) =>
    window.dispatchEvent(new MessageEvent('message', { data, ports, origin, source: window })),
  );
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: posted } });
  frame.dispatchEvent(new Event('load'));
  return { view, frame, posted };
}

it('shows a remote in a document of the product, and tells it to nobody else', async () => {
  const { view, frame, posted } = show({ theme: 'dark', locale: 'en' });
  await view.ready;

  expect(frame.src).toBe(`${location.origin}/embed/frame`);
  expect(posted).toHaveBeenCalledExactlyOnceWith('zhilv-embed', location.origin, [expect.anything()]);
  expect(product.mounts[0]?.context).toMatchObject({ page: 'a/list/index', theme: 'dark', locale: 'en' });
  expect(product.mounts[0]?.element.getRootNode()).toBe(root.firstElementChild?.shadowRoot);
  view.unmount();
});

it('asks the page for tokens and tenant', async () => {
  const accessToken = vi.fn<(refused: string | null) => Promise<string>>().mockResolvedValue('token');
  const { view } = show({ tokens: { accessToken, tenantId: () => 7 } });
  await view.ready;
  const tokens = product.mounts[0]?.context.services.tokens;

  expect(await tokens?.accessToken('old')).toBe('token');
  expect(tokens?.tenantId()).toBe(7);
  expect(accessToken).toHaveBeenCalledExactlyOnceWith('old');
  view.unmount();
});

it('sends a token with the tenant of whom it is, also where somebody signs in only then', async () => {
  let tenant: number | null = null;
  const accessToken = async (): Promise<string> => {
    await Promise.resolve();
    tenant = 7;
    return 'token';
  };
  const { view } = show({ tokens: { accessToken, tenantId: () => tenant } });
  await view.ready;
  const tokens = product.mounts[0]?.context.services.tokens;

  expect([await tokens?.accessToken(null), tokens?.tenantId()]).toEqual(['token', 7]);
  view.unmount();
});

it('begins anew where it was when the page has moved it, because browsers load a frame anew then', async () => {
  const onReady = vi.fn<() => void>();
  const { view, frame } = show({ onReady });
  await view.ready;
  product.mounts[0]?.context.onNavigate?.('/a/list?page=2', 'a/list/index');
  view.update({ theme: 'dark' });
  await vi.waitFor(() => expect(product.mounts[0]?.update).toHaveBeenCalled());
  product.mounts[0]?.navigate.mockReturnValueOnce(new Promise(() => {}));
  const pending = view.navigate({ page: 'a/editor/index' });

  runFrame(root);
  frame.dispatchEvent(new Event('load'));
  await expect(pending).rejects.toThrow('loaded anew');
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(2));
  expect(product.mounts[1]?.context).toMatchObject({ page: 'a/editor/index', theme: 'dark' });
  view.unmount();
});

it('says so where the document of the product did not come, or may not be framed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onError = vi.fn<(error: Error) => void>();
  const options = { registry: location.origin, remote: 'a', page: 'a/list/index', isolation: 'frame', onError } as const;
  const view = mountRemote(element, options);
  element.querySelector('iframe')?.dispatchEvent(new Event('load'));
  expect(onError).not.toHaveBeenCalled();
  vi.runAllTimers();
  vi.useRealTimers();

  await expect(view.ready).rejects.toMatchObject({ kind: 'unreachable', remote: 'a' });
  expect(onError).toHaveBeenCalledTimes(1);
  view.unmount();
});

it('is told of a provider that fails, which is not the same as nobody who is signed in', async () => {
  const { view } = show({ tokens: { accessToken: () => Promise.reject(new Error('no network')) } });
  await view.ready;

  await expect(product.mounts[0]?.context.services.tokens?.accessToken(null)).rejects.toThrow('no network');
  view.unmount();
});

it.each([
  ['the product’s own origin', location.origin, false],
  ['another origin', 'https://partner.example', true],
])('lets a page of %s use the session in storage, or not', async (_, origin, isSessionOfPage) => {
  const { view } = show({}, origin);
  await view.ready;

  expect(product.mounts[0]?.context.services.tokens !== undefined).toBe(isSessionOfPage);
  view.unmount();
});

it('tells what happens, and does what the page wants', async () => {
  const [onNavigate, onSignInNeeded] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { view } = show({ onNavigate, onSignInNeeded });
  await view.ready;
  const [mounted] = product.mounts;
  mounted?.context.onNavigate?.('/elsewhere', null);
  mounted?.context.services.onSignInNeeded();
  await vi.waitFor(() => expect(onSignInNeeded).toHaveBeenCalledTimes(1));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/elsewhere', null);

  await view.navigate({ page: 'a/editor/index' });
  expect(mounted?.navigate).toHaveBeenCalledExactlyOnceWith({ page: 'a/editor/index' });
  view.update({ theme: 'dark', tokens: { accessToken: async () => 'token' } });
  await vi.waitFor(() => expect(mounted?.resume).toHaveBeenCalledTimes(1));
  expect(mounted?.update).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' });
  view.unmount();
});

it('knows after an act of the user whether leaving would lose something', async () => {
  const { view } = show();
  await view.ready;
  expect(view.canLeave()).toBe(true);
  root.dispatchEvent(new Event('input', { bubbles: true }));

  await vi.waitFor(() => expect(view.canLeave()).toBe(false));
  view.unmount();
});

it('says why there is nothing, and leaves nothing behind', async () => {
  const onError = vi.fn<(error: Error) => void>();
  const { view } = show({ page: 'a/other/index', onError });
  await expect(view.ready).rejects.toThrow('没有找到页面 a/other/index。');
  expect(onError).toHaveBeenCalledTimes(1);
  view.unmount();
  view.unmount();
  expect(element.childNodes).toHaveLength(0);

  const early = show().view;
  early.unmount();
  // There is no frame here that would end with the document in it.
  await vi.waitFor(() => expect(product.mounts).toHaveLength(1));
  await expect(early.ready).rejects.toThrow('a was unmounted');
});
