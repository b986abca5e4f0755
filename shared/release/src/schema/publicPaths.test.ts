import { entry, registry, summary } from '@zhilv/testing/release/registry-fixtures';
import { expect, it } from 'vitest';
import { publicOverviews, publicPages, publicPaths } from './publicPaths.ts';

const page = { expose: './page/x', js: [], css: [], shared: [] };
const load = {
  entry: null,
  pages: {
    frame: { ...page, layout: 'public' as const, frame: 'public' as const },
    list: {
      ...page,
      layout: 'public' as const,
      path: '/list',
      query: ['kind'],
      overviews: [{ of: ['news'] }, { query: '?kind=1', of: ['news/1'] }],
    },
    user: { ...page, layout: 'console' as const, path: '/user', overviews: [{ of: ['user'] }] },
  },
  slots: {},
  host: null,
};
const published = registry({ remote_a: entry([summary('2', { load }), summary('1')], { state: 'disabled' }) });

it('names the public pages that have an address, of a disabled remote as well', () => {
  expect(publicPaths(published)).toEqual(['/list']);
});

it('names no address of the product, and none that another remote has declared before', () => {
  const claims = (...paths: readonly string[]) => ({
    ...load,
    pages: Object.fromEntries(paths.map((path) => [path, { ...page, layout: 'public' as const, path }])),
  });
  const host = entry([summary('h', { load: { ...load, pages: {}, host: { shared: {}, signInAddresses: ['/sso'] } } })]);
  const remotes = {
    ...published.remotes,
    remote_b: entry([summary('1', { load: claims('/', '/login', '/sso', '/prod-api/x', '/index', '/user', '/list', '/own') })]),
  };

  expect(publicPaths({ ...published, host, remotes })).toEqual(['/list', '/own']);
});

it('names their views by whole addresses', () => {
  expect(publicOverviews(published)).toEqual([
    { address: '/list', of: ['news'] },
    { address: '/list?kind=1', of: ['news/1'] },
  ]);
});

it('tells what servers read of a page', () => {
  expect(publicPages(published)).toMatchObject([{ remote: 'remote_a', path: '/list', query: ['kind'] }]);
});
