import { entry, registry, summary } from '@zhilv/testing/release/registry-fixtures';
import { expect, it } from 'vitest';
import { publicOverviews, publicPaths } from './publicPaths.ts';

const page = { expose: './page/x', js: [], css: [], shared: [] };
const load = {
  entry: null,
  pages: {
    frame: { ...page, layout: 'public' as const, frame: 'public' as const },
    list: {
      ...page,
      layout: 'public' as const,
      path: '/list',
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

it('names their views by whole addresses', () => {
  expect(publicOverviews(published)).toEqual([
    { address: '/list', of: ['news'] },
    { address: '/list?kind=1', of: ['news/1'] },
  ]);
});
