import { afterEach, expect, it, vi } from 'vitest';
import { pages } from './pages.ts';

const all = Object.entries(pages);

it('has one frame, and a path and a title for every other page', () => {
  const frames = all.filter(([, page]) => 'frame' in page);
  expect(frames.map(([key]) => key)).toEqual(['public/frame/index']);

  const others = all.filter(([, page]) => !('frame' in page));
  for (const [key, page] of others) expect(page, key).toMatchObject({ path: /^\//, title: /./ });
  expect(new Set(others.map(([, page]) => ('path' in page ? page.path : ''))).size).toBe(others.length);
});

it('shows every page in the layout of visitors', () => {
  expect(all.filter(([, { layout }]) => layout !== 'public')).toEqual([]);
});

it.each(all.filter(([, page]) => !('frame' in page)))('%s says of itself what its document is called', async (_, { module }) => {
  const { Component, handle } = (await import(module)) as { Component: unknown; handle?: { head?: unknown } };

  expect(Component).toBeTypeOf('function');
  expect(handle?.head).toBeTypeOf('function');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(all.filter(([, page]) => !('frame' in page)))(
  '%s reads no other names of its query than it declares',
  async (_, page) => {
    const { loader } = (await import(page.module)) as { loader?: (call: { request: Request }) => Promise<unknown> };
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody answers')));
    const get = vi.spyOn(URLSearchParams.prototype, 'get');

    // A page that cannot be had has read its address all the same.
    await Promise.resolve(loader?.({ request: new Request('http://localhost/page?id=1&type=1') })).catch(() => {});

    expect('query' in page && page.query).toEqual(expect.arrayContaining(get.mock.calls.map(([name]) => name)));
  },
);
