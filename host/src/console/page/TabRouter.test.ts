import { redirect } from 'react-router';
import type { PageModule } from '@zhilv/loader';
import { expect, it, vi } from 'vitest';
import { TabRouter } from './TabRouter.ts';

const Component = () => null;

function open(module: Partial<PageModule>, address = '/dict?page=1', path = '/dict') {
  const go = vi.fn(async () => {});
  const goBy = vi.fn(async () => {});
  const tab = new TabRouter({
    path,
    address,
    module: { Component, ...module },
    ErrorBoundary: Component,
    navigation: { go, goBy },
  });
  return { tab, go, goBy };
}

it('settles where it was opened, with its data loaded', async () => {
  const { tab } = open(
    { loader: ({ params, request }) => [params['dictId'], new URL(request.url).search] },
    '/dict/12?page=1',
    '/dict/:dictId',
  );

  expect(await tab.settled).toBe('/dict/12?page=1');
  expect(Object.values(tab.router.state.loaderData)).toEqual([['12', '?page=1']]);
});

it('settles elsewhere when the loader redirects', async () => {
  const { tab, go } = open({ loader: () => redirect('/other?x=1') });

  expect(await tab.settled).toBe('/other?x=1');
  expect(go).not.toHaveBeenCalled();
});

it('hands every navigation over, resolved against the tab', async () => {
  const { tab, go, goBy } = open({});
  await tab.settled;

  await tab.router.navigate('?page=2');
  await tab.router.navigate({ pathname: '/other', search: '?x=1' }, { replace: true, state: { from: 'dict' } });
  await tab.router.navigate(-1);

  expect(go.mock.calls).toEqual([
    ['/dict?page=2', { replace: false, state: undefined }],
    ['/other?x=1', { replace: true, state: { from: 'dict' } }],
  ]);
  expect(goBy).toHaveBeenCalledWith(-1);
  expect(tab.router.state.location.search).toBe('?page=1');
});

it('turns a search form into a query', async () => {
  const { tab, go } = open({});
  await tab.settled;
  const formData = new FormData();
  formData.set('name', '状态');

  await tab.router.navigate('/dict', { formMethod: 'get', formData });

  expect(go).toHaveBeenCalledWith(`/dict?name=${encodeURIComponent('状态')}`, { replace: false, state: undefined });
});

it('follows the console’s address and loads what it names', async () => {
  const { tab, go } = open({ loader: ({ request }) => new URL(request.url).search });
  await tab.settled;

  tab.follow('/dict?page=3', { from: 'menu' });

  await vi.waitFor(() => expect(Object.values(tab.router.state.loaderData)).toEqual(['?page=3']));
  expect(tab.router.state.location).toMatchObject({ search: '?page=3', state: { from: 'menu' } });
  expect(go).not.toHaveBeenCalled();
});

it('does not load again where it is already', async () => {
  const loader = vi.fn(() => null);
  const { tab } = open({ loader });
  await tab.settled;

  tab.follow('/dict?page=1', null);

  expect(loader).toHaveBeenCalledTimes(1);
});

it('takes the console along when a loader redirects later on', async () => {
  const { tab, go } = open(
    { loader: ({ request }) => (request.url.includes('page=9') ? redirect('/dict?page=1') : null) },
    '/dict?page=2',
  );
  await tab.settled;

  tab.follow('/dict?page=9', null);

  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/dict?page=1', expect.objectContaining({ replace: true })));
});

it('hands over a redirect to another page and stays what it is', async () => {
  const { tab, go } = open({ loader: ({ request }) => (request.url.includes('gone') ? redirect('/list') : 'here') });
  await tab.settled;

  tab.follow('/dict?gone', null);

  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/list', { replace: false, state: undefined }));
  expect(tab.router.state.location.pathname).toBe('/dict');
});

it('ends with its page: what a timer still asks of it then moves nothing and loads nothing', async () => {
  const loader = vi.fn(() => null);
  const { tab, go, goBy } = open({ loader });
  await tab.settled;

  tab.dispose();
  await tab.router.navigate('/other');
  await tab.router.navigate('?page=2', { formMethod: 'post', formData: new FormData() });
  await tab.router.navigate(-1);
  await tab.router.revalidate();
  await tab.router.fetch('key', 'route', '/dict');
  tab.follow('/dict?page=3', null);

  expect(go).not.toHaveBeenCalled();
  expect(goBy).not.toHaveBeenCalled();
  expect(loader).toHaveBeenCalledTimes(1);
  expect(tab.ended).toBe(true);
});

it('is not left by a loader that redirects when its page has ended', async () => {
  let redirects = (_: Response): void => {};
  const { tab, go } = open({
    loader: ({ request }) => (request.url.includes('page=2') ? new Promise<Response>((resolve) => (redirects = resolve)) : null),
  });
  await tab.settled;
  tab.follow('/dict?page=2', null);

  tab.dispose();
  redirects(redirect('/other'));
  await Promise.resolve();

  expect(go).not.toHaveBeenCalled();
});

it('is open before its loader runs, and closed while it is covered and once it has ended', async () => {
  const states: boolean[] = [];
  const openPage = () => {
    states.push(true);
    return (isOpen: boolean) => void states.push(isOpen);
  };
  const openAtLoading: (readonly boolean[])[] = [];
  const { tab } = open({ openPage, loader: () => (openAtLoading.push([...states]), null) });
  await tab.settled;
  expect(openAtLoading).toEqual([[true]]);

  tab.cover(true);
  tab.cover(false);
  tab.dispose();
  tab.cover(false);

  expect(states).toEqual([true, false, true, false]);
});
