import { createElement, useId } from 'react';
import { data, isRouteErrorResponse, Link, Outlet, redirect, useLoaderData, useLocation, useRouteError } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createSiteRenderer, type SiteModule } from './createSiteRenderer.tsx';

const frame: SiteModule = {
  key: 'site/frame',
  page: {
    Component: () => createElement('main', null, createElement(Outlet)),
    loader: () => ({ company: '智旅' }),
    handle: {
      head: ({ inner, data: company }: { inner: { title: string }; data: { company: string } }) => ({
        title: `${inner.title} - ${company.company}`,
      }),
    },
  },
};

function News() {
  const { title } = useLoaderData<{ title: string }>();
  return createElement('h1', { id: useId() }, title, createElement(Link, { to: '/home' }, useLocation().pathname));
}

function NoNews() {
  const error = useRouteError();
  return createElement('h1', null, isRouteErrorResponse(error) ? `没有这条新闻 ${error.status}` : '出错');
}

const news: SiteModule = {
  key: 'site/news',
  path: '/news',
  page: {
    Component: News,
    ErrorBoundary: NoNews,
    loader: ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      if (id === null) throw redirect('/home?from=news');
      if (id === 'broken') throw new Error('no database');
      if (id !== '7') throw data(null, { status: 404 });
      return { title: '新闻 <七>' };
    },
    handle: { head: () => ({ title: '新闻' }) },
  },
};
const home: SiteModule = {
  key: 'site/home',
  path: '/home',
  page: {
    Component: () => createElement('h1', null, '首页'),
    loader: ({ request }) => {
      if (new URL(request.url).searchParams.has('gone')) throw data(null, { status: 404 });
      return null;
    },
    handle: { head: () => ({ title: '首页', canonical: '/home' }) },
  },
};

const render = createSiteRenderer([frame, news, home]);

it('renders a page in its frame, with what the browser needs to go on', async () => {
  expect(await render('/news?id=7')).toEqual({
    kind: 'page',
    status: 200,
    html: expect.stringMatching(
      /^<main><h1 id=".+">新闻 &lt;七&gt;<a href="\/home" data-discover="true">\/news<\/a><\/h1><\/main>$/,
    ) as unknown,
    hydration: { loaderData: { 'site/frame': { company: '智旅' }, 'site/news': { title: '新闻 <七>' } }, errors: null },
    head: { title: '新闻 - 智旅' },
    pageKeys: ['site/frame', 'site/news'],
  });
});

it('shows at / what it shows at /home', async () => {
  expect(await render('/')).toMatchObject({
    kind: 'page',
    html: '<main><h1>首页</h1></main>',
    pageKeys: ['site/frame', 'site/home'],
  });
});

it('gives the status that a page threw, and the face that it has for it', async () => {
  expect(await render('/news?id=8')).toMatchObject({
    kind: 'page',
    status: 404,
    html: '<main><h1>没有这条新闻 404</h1></main>',
    hydration: { errors: { 'site/news': { status: 404, data: null, internal: false } } },
  });
});

it('follows a redirect within the site', async () => {
  expect(await render('/news')).toEqual({ kind: 'redirect', status: 302, location: '/home?from=news' });
});

it.each([
  ['/401', { kind: 'client', status: 401, failure: null }],
  ['/404', { kind: 'client', status: 404, failure: null }],
  ['/home?gone', { kind: 'client', status: 404, failure: null }],
  ['/news?id=broken', { kind: 'client', status: 503, failure: expect.stringContaining('no database') as unknown }],
])('leaves %s to the host', async (address, result) => {
  expect(await render(address)).toEqual(result);
});

describe('with pages for what cannot be shown', () => {
  const face = (path: '/401' | '/404'): SiteModule => ({
    key: `site/face${path}`,
    path,
    page: {
      Component: () => createElement('h1', null, path),
      loader: () => data(null, { status: Number(path.slice(1)) }),
      handle: { head: () => ({ title: path }) },
    },
  });
  const renderWithFaces = createSiteRenderer([frame, home, face('/401'), face('/404')]);

  it.each([
    ['/401', 401],
    ['/404', 404],
  ])('renders %s in the frame, with its status', async (address, status) => {
    expect(await renderWithFaces(address)).toMatchObject({
      kind: 'page',
      status,
      html: `<main><h1>${address}</h1></main>`,
      head: { title: `${address} - 智旅` },
      pageKeys: ['site/frame', `site/face${address}`],
    });
  });

  it('shows the one for what is not there at every address that nobody knows', async () => {
    expect(await renderWithFaces('/no/such/page')).toMatchObject({
      kind: 'page',
      status: 404,
      html: '<main><h1>/404</h1></main>',
      pageKeys: ['site/frame', 'site/face/404'],
    });
  });
});
