import type { HeadHandle } from '@zhilv/site/head';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPageViews, type PageView } from './followPageViews.ts';

const headed = (title: string, canonical?: string): HeadHandle => ({ head: () => ({ title, ...(canonical && { canonical }) }) });

beforeEach(() => vi.stubGlobal('document', { title: '智旅科技' }));
afterEach(() => vi.unstubAllGlobals());

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/', handle: headed('首页', '/home') },
      { path: '/home', handle: headed('首页', '/home') },
      { path: '/news-list', loader: () => null, handle: headed('新闻资讯', '/news-list') },
      { path: '/about-us', handle: headed('关于我们') },
      { path: '*' },
    ].map((route) => ({ ...route, Component: () => null, HydrateFallback: () => null })),
    { initialEntries: [address] },
  );
  const seen: PageView[] = [];
  followPageViews(router, (view) => seen.push(view));
  return { router, seen };
}

it('tells of the page that is open, by its one address', () => {
  expect(open('/?from=friend').seen).toEqual([{ address: '/home', title: '首页' }]);
});

it('tells of a page that is gone to when it is there', async () => {
  const { router, seen } = open('/home');

  const going = router.navigate('/news-list?pageNo=2');
  expect(seen).toHaveLength(1);
  await going;

  expect(seen.slice(1)).toEqual([{ address: '/news-list', title: '新闻资讯' }]);
});

it('waits for a page that is loaded with its router', async () => {
  const { router, seen } = open('/news-list');
  expect(seen).toEqual([]);
  router.initialize();

  await vi.waitFor(() => expect(seen).toEqual([{ address: '/news-list', title: '新闻资讯' }]));
});

it('leaves out the query of a page that names no address, which may say anything', () => {
  expect(open('/about-us?visitor=7').seen).toEqual([{ address: '/about-us', title: '关于我们' }]);
  expect(open('/nowhere?visitor=7').seen).toEqual([{ address: '/nowhere', title: '智旅科技' }]);
});
