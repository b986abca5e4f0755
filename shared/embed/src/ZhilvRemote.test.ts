// @vitest-environment happy-dom
import { FakeProduct } from '@zhilv/testing/embed/fake-product';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ZhilvRemote } from './ZhilvRemote.ts';

let product: FakeProduct;
/** Each test has a product of its own, because what one page has learned of a product stays. */
let base: string;

beforeEach(() => {
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
  Object.assign(settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
  product = new FakeProduct();
  base = `https://zhilv-${crypto.randomUUID()}.example`;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Puts an element into the document and waits until it shows. */
async function show(attributes: Readonly<Record<string, string>> = {}, prepare: (element: ZhilvRemote) => void = () => {}) {
  const element = document.createElement('zhilv-remote');
  const given = { base, remote: 'a', page: 'a/list/index', ...attributes };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  prepare(element);
  const ready = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
  document.body.append(element);
  await import('./index.ts');
  await ready;
  return element;
}

it('is upgraded late, with what was set before', async () => {
  const tokens = { accessToken: async () => 'token' };
  // Whoever runs first has the element unknown; the others set an own property all the same.
  await show({ theme: 'dark' }, (element) => Object.defineProperty(element, 'tokens', { value: tokens, configurable: true }));

  const [mounted] = product.mounts;
  expect(mounted?.context).toMatchObject({ theme: 'dark' });
  expect(await mounted?.context.services.tokens?.accessToken(null)).toBe('token');
});

it('takes tokens that come later: in place of none of another origin, and anew in place of a session in storage', async () => {
  const tokens = { accessToken: async () => 'token' };
  const element = await show();
  element.tokens = tokens;
  await Promise.resolve();
  expect(await product.mounts[0]?.context.services.tokens?.accessToken(null)).toBe('token');
  expect(product.mounts[0]?.unmount).not.toHaveBeenCalled();

  const own = await show({ base: location.origin });
  own.tokens = tokens;
  await vi.waitFor(() => expect(product.mounts).toHaveLength(3));
  expect(product.mounts[1]?.unmount).toHaveBeenCalledTimes(1);
  expect(product.mounts.map(({ context }) => context.services.tokens !== undefined)).toEqual([true, false, true]);
});

it('tells of what happens by events', async () => {
  const heard: [string, unknown][] = [];
  const element = await show({}, (one) => {
    for (const type of ['ready', 'navigate', 'error', 'auth-required'])
      one.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]));
  });
  const { context } = product.mounts[0] ?? {};
  context?.onNavigate?.('/elsewhere', null);
  context?.services.onSignInNeeded();
  element.setAttribute('remote', 'b');
  await vi.waitFor(() => expect(heard).toHaveLength(4));

  expect(heard).toEqual([
    ['ready', null],
    ['navigate', { address: '/elsewhere', page: null }],
    ['auth-required', null],
    ['error', expect.objectContaining({ kind: 'missing' })],
  ]);
});

it('tells of an address that is none, and shows what it is told next', async () => {
  const element = await show();
  const onError = vi.fn<(event: Event) => void>();
  element.addEventListener('error', onError);
  element.setAttribute('base', 'https://');
  await Promise.resolve();
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ detail: expect.any(TypeError) })]]);
  expect(element.view).toBeNull();

  element.setAttribute('base', base);
  await vi.waitFor(() => expect(product.mounts).toHaveLength(2));
});

it('stays mounted where it is moved in the document, and is unmounted where it is taken out', async () => {
  const element = await show();
  const other = document.createElement('section');
  document.body.append(other);
  other.append(element);
  await Promise.resolve();
  expect(product.mounts[0]?.unmount).not.toHaveBeenCalled();

  element.remove();
  await Promise.resolve();
  expect(product.mounts).toHaveLength(1);
  expect(product.mounts[0]?.unmount).toHaveBeenCalledTimes(1);
  expect(element.childNodes).toHaveLength(0);
});

it('follows its attributes: another page is gone to, another remote is mounted', async () => {
  const element = await show();
  element.setAttribute('page', 'a/editor/index');
  element.setAttribute('theme', 'dark');
  await Promise.resolve();
  const [first] = product.mounts;
  expect(first?.navigate).toHaveBeenCalledExactlyOnceWith({ page: 'a/editor/index' });
  expect(first?.update).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' });

  element.setAttribute('remote', 'remote_a');
  await vi.waitFor(() => expect(product.mounts).toHaveLength(2));
  expect(first?.unmount).toHaveBeenCalledTimes(1);
});

it('shows the same remote twice', async () => {
  await Promise.all([show(), show()]);

  expect(product.mounts).toHaveLength(2);
  expect(product.scripts).toHaveLength(1);
});
