import type { Loader, PageEntry, PageModule } from '@zhilv/loader';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadPublicRoutes, pageLoaded } from './publicRoutes.tsx';

const entry = (key: string, more: Partial<PageEntry>): PageEntry => ({
  key,
  remote: 'remote_site',
  release: '1',
  state: 'active',
  message: null,
  layout: 'public',
  ...more,
});

const module: PageModule = { Component: () => null, loader: () => null };

function loaderOf(failing: readonly string[] = []) {
  const asked: string[] = [];
  const loader: Pick<Loader, 'pages' | 'load'> = {
    pages: [
      entry('site/frame', { frame: 'public' }),
      entry('site/home', { path: '/home' }),
      entry('site/news', { path: '/news-list' }),
    ],
    load: (key) => {
      asked.push(key);
      return failing.includes(key) ? Promise.reject(new Error(key)) : Promise.resolve(module);
    },
  };
  return { loader, asked };
}

describe('the routes of the public site', () => {
  it('load the frame and the page that is open, and no other', async () => {
    const { loader, asked } = loaderOf();

    const routes = await loadPublicRoutes({ loader, pathname: '/news-list/', isOutdated: () => false });

    expect(new Set(asked)).toEqual(new Set(['site/frame', 'site/news']));
    expect(matchRoutes(routes, '/news-list')?.at(-1)?.route.lazy).toBeUndefined();
    expect(matchRoutes(routes, '/home')?.at(-1)?.route.lazy).toBeTypeOf('function');
  });

  it('show at / what they show at /home', async () => {
    const { loader, asked } = loaderOf();

    const routes = await loadPublicRoutes({ loader, pathname: '/', isOutdated: () => false });

    expect(new Set(asked)).toEqual(new Set(['site/frame', 'site/home']));
    expect(matchRoutes(routes, '/')?.at(-1)?.route.Component).toBe(module.Component);
  });

  it('say of a page that failed so within the frame, and try it again when it is asked for again', async () => {
    const failing = ['site/home'];
    const { loader, asked } = loaderOf(failing);

    const routes = await loadPublicRoutes({ loader, pathname: '/home', isOutdated: () => false });
    const lazy = matchRoutes(routes, '/home')?.at(-1)?.route.lazy;
    if (typeof lazy !== 'function') throw new Error('the page has to be lazy');

    await expect(pageLoaded(routes, '/news-list')).resolves.toBeUndefined();
    await expect(pageLoaded(routes, '/home')).rejects.toThrow('site/home');
    expect(asked.filter((key) => key === 'site/home')).toHaveLength(1);
    failing.pop();
    await expect(lazy()).resolves.toMatchObject({ Component: module.Component });
  });

  it('have the sanitiser of a page in place before it is there', async () => {
    const sanitise = String;
    const page: PageModule = { ...module, handle: { sanitiser: () => Promise.resolve(sanitise) } };
    const taken: unknown[] = [];

    await loadPublicRoutes({
      loader: { ...loaderOf().loader, load: async (key) => (key === 'site/home' ? page : module) },
      pathname: '/home',
      isOutdated: () => false,
      sanitiseBy: (given) => taken.push(given),
    });

    expect(taken).toEqual([sanitise]);
  });

  it('have no site without its frame', async () => {
    const { loader } = loaderOf(['site/frame']);

    await expect(loadPublicRoutes({ loader, pathname: '/home', isOutdated: () => false })).rejects.toThrow('site/frame');
    await expect(
      loadPublicRoutes({ loader: { ...loader, pages: [] }, pathname: '/home', isOutdated: () => false }),
    ).rejects.toThrow('网站尚未发布');
  });

  it('put every other address on the page that says there is none', async () => {
    const routes = await loadPublicRoutes({ loader: loaderOf().loader, pathname: '/404', isOutdated: () => false });

    expect(matchRoutes(routes, '/nowhere')?.at(-1)?.route.path).toBe('*');
    expect(matchRoutes(routes, '/401')?.at(-1)?.route.path).toBe('/401');
  });

  it('leave it to a page of the site where there is one', async () => {
    const { loader, asked } = loaderOf();
    const faces = [entry('site/not-found', { path: '/404' }), entry('site/unauthorised', { path: '/401' })];

    const routes = await loadPublicRoutes({
      loader: { ...loader, pages: [...loader.pages, ...faces] },
      pathname: '/nowhere',
      isOutdated: () => false,
    });

    expect(new Set(asked)).toEqual(new Set(['site/frame', 'site/not-found']));
    expect(matchRoutes(routes, '/nowhere')?.at(-1)?.route).toMatchObject({ path: '*', Component: module.Component });
    expect(matchRoutes(routes, '/404')?.at(-1)?.route).toMatchObject({ path: '/404', Component: module.Component });
    expect(matchRoutes(routes, '/401')?.at(-1)?.route.id).toBe('site/unauthorised');
  });
});
