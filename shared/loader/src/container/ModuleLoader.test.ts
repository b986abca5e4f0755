import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeRuntime, hangs, module, outcomeOf, throws } from '@zhilv/testing/loader/fake-runtime';
import * as runtime from './federationRuntime.ts';
import { file, filesOf, registry, serve } from '@zhilv/testing/loader/loader-fixtures';
import { ModuleLoader } from './ModuleLoader.ts';
import * as preloadLink from '../request/preloadLink.ts';

vi.mock('./federationRuntime.ts');
vi.mock('../request/preloadLink.ts');

const target = {
  remote: 'remote_a',
  release: '1',
  expose: './page/page',
  base: '/remotes/remote_a/1/',
  container: file('remoteEntry.js'),
  js: [file('page.js')],
  css: [],
  shared: ['@zhilv/ui@1/card'],
};
const files = filesOf(registry(7, []), '1');
let fake: ReturnType<typeof fakeRuntime>;

beforeEach(() => {
  vi.useFakeTimers();
  fake = fakeRuntime(vi.mocked(runtime));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const moduleLoader = () => new ModuleLoader({ host: undefined, allowScriptsBelow: () => {} });
const load = (loader = moduleLoader()) => loader.load(target, { waitsMs: [250, 750], until: performance.now() + 7500 });

it('loads a page once', async () => {
  const { asked } = serve(files);
  const loader = moduleLoader();

  expect((await outcomeOf(load(loader))).value).toBe(module);
  expect(await load(loader)).toBe(module);
  expect(fake.tried).toEqual(['1 ./page/page']);
  expect(asked).toEqual([]);
});

it('loads a page that fails once by a second try, from a fresh container and with fresh files', async () => {
  const { asked } = serve(files);
  fake.outcomes.set('1 ./page/page', (tries) => (tries === 1 ? throws(tries) : module));

  expect((await outcomeOf(load())).value).toBe(module);
  expect(asked).toEqual(['/remotes/remote_a/1/remoteEntry.js reload', '/remotes/remote_a/1/page.js reload']);
  expect(fake.fresh()).toEqual([false, true]);
});

it.each([
  ['throws at import', {}, 'broken'],
  ['has a changed file', { '/remotes/remote_a/1/page.js': { digest: 'sha256-other' } }, 'refused'],
])('tries a page that %s twice, and knows at once that it fails', async (_, answers, kind) => {
  serve({ ...files, ...answers });
  fake.outcomes.set('1 ./page/page', throws);
  const { value, after } = await outcomeOf(load());

  expect(value).toMatchObject({ kind, remote: 'remote_a', release: '1' });
  expect(fake.tried).toHaveLength(2);
  expect(after).toBeLessThan(1000);
});

it('takes a module without Component for broken', async () => {
  serve(files);
  fake.outcomes.set('1 ./page/page', () => ({}));

  expect((await outcomeOf(load())).value).toMatchObject({ kind: 'broken' });
});

it('does not ask again by itself for a file that is not there', async () => {
  serve({ ...files, '/remotes/remote_a/1/page.js': { status: 404 } });
  fake.outcomes.set('1 ./page/page', throws);
  const { value, after } = await outcomeOf(load());

  expect(value).toMatchObject({ kind: 'unreachable' });
  expect(fake.tried).toHaveLength(1);
  expect(after).toBeLessThan(1000);
});

it.each([
  ['does not answer', { status: 0 }],
  ['answers with 502', { status: 502 }],
])('asks a server that %s again with growing waits, three seconds in all', async (_, answer) => {
  const { asked } = serve({ ...files, '/remotes/remote_a/1/page.js': answer });
  fake.outcomes.set('1 ./page/page', throws);
  const { value, after } = await outcomeOf(load());

  expect(value).toMatchObject({ kind: 'unreachable' });
  expect(asked.filter((one) => one.includes('page.js'))).toHaveLength(3);
  expect(after).toBeGreaterThanOrEqual(1000);
  expect(after).toBeLessThan(3000);
});

it.each([
  ['the page', (): void => void fake.outcomes.set('1 ./page/page', hangs)],
  ['a shared module', () => vi.mocked(runtime.loadHostShare).mockReturnValueOnce(new Promise(() => {}))],
])('gives up in time when %s hangs', async (_, hang) => {
  serve(files);
  hang();
  const { value, after } = await outcomeOf(load());

  expect(value).toMatchObject({ kind: 'unreachable' });
  expect(after).toBe(7500);
});

it('evaluates nothing before its files are there, and calls back those that hang', async () => {
  serve(files);
  const remove = vi.fn<() => void>();
  vi.mocked(preloadLink.findPreloadLink).mockReturnValue({ remove } as unknown as HTMLLinkElement);
  vi.mocked(preloadLink.answerOf).mockReturnValue(new Promise(() => {}));
  vi.mocked(preloadLink.isAwaited).mockReturnValue(true);
  const { value } = await outcomeOf(load());

  expect(value).toMatchObject({ kind: 'unreachable' });
  expect(fake.tried).toEqual([]);
  expect(remove).toHaveBeenCalledTimes(2);
});

it('evaluates the container while the files of its page are on their way, and asks for none of these before they came', async () => {
  serve(files);
  const came = Promise.withResolvers<void>();
  const link = (address: string) => ({ address, remove: () => {} }) as unknown as HTMLLinkElement;
  vi.mocked(preloadLink.findPreloadLink).mockImplementation(link);
  vi.mocked(preloadLink.answerOf).mockImplementation(async (one) => {
    if (!('address' in one) || one.address === '/remotes/remote_a/1/page.js') await came.promise;
  });
  const loaded = load();

  await vi.waitFor(() => expect(vi.mocked(runtime.openContainer).mock.calls).toEqual([['remote_a']]));
  expect(fake.tried).toEqual([]);
  came.resolve();
  expect(await loaded).toBe(module);
});

it('evaluates no container that has not come', async () => {
  serve(files);
  const link = (address: string) => ({ address, remove: () => {} }) as unknown as HTMLLinkElement;
  vi.mocked(preloadLink.findPreloadLink).mockImplementation(link);
  vi.mocked(preloadLink.answerOf).mockImplementation(async (one) => {
    if ('address' in one && one.address === '/remotes/remote_a/1/remoteEntry.js') await new Promise(() => {});
  });

  expect((await outcomeOf(load())).value).toMatchObject({ kind: 'unreachable' });
  expect(vi.mocked(runtime.registerContainer)).not.toHaveBeenCalled();
  expect(vi.mocked(runtime.openContainer)).not.toHaveBeenCalled();
});

it('loads by the next call what failed, when its server is back', async () => {
  const { answers } = serve({});
  fake.outcomes.set('1 ./page/page', throws);
  const loader = moduleLoader();
  expect((await outcomeOf(load(loader))).value).toMatchObject({ kind: 'unreachable' });

  Object.assign(answers, files);
  fake.outcomes.clear();
  expect((await outcomeOf(load(loader))).value).toBe(module);
});
