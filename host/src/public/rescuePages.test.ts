import type { Loader, PageEntry } from '@zhilv/loader';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rescuePages } from './rescuePages.ts';

const BROKE = new Error('broken on purpose');
const entry = (key: string, more: Partial<PageEntry>): PageEntry => ({
  key,
  remote: 'remote_site',
  release: '2',
  state: 'active',
  message: null,
  layout: 'public',
  ...more,
});
const frame = entry('site/frame', { frame: 'public' });
const home = entry('site/home', { path: '/home' });
const news = entry('site/news', { path: '/news-list' });

const giveWay = vi.fn<Loader['giveWay']>();
const reopen = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  giveWay.mockReset().mockResolvedValue(true);
  reopen.mockReset();
});
afterEach(() => vi.useRealTimers());

/** Shows an address; `go` leads to another. */
function show(pathname: string) {
  const rescue = rescuePages({ loader: { pages: [frame, home, news], giveWay }, reopen });
  const listeners: ((state: { location: { pathname: string } }) => void)[] = [];
  const router = {
    state: { location: { pathname } },
    subscribe: (listener: (typeof listeners)[number]) => listeners.push(listener),
  };
  rescue.follow(router);
  return { ...rescue, router, go: (to: string) => listeners.forEach((listen) => listen({ location: { pathname: to } })) };
}

it('opens the site anew from the release before when a page breaks as soon as it shows', async () => {
  await show('/home').broke(BROKE);

  expect(giveWay.mock.calls).toEqual([[home, BROKE]]);
  expect(reopen).toHaveBeenCalledTimes(1);
});

it('counts the time of each page, and of a site that was opened anew', async () => {
  const { broke, go, follow, router } = show('/home');
  vi.advanceTimersByTime(3_001);
  await broke(BROKE);
  expect(giveWay).not.toHaveBeenCalled();

  go('/home');
  await broke(BROKE);
  expect(giveWay).not.toHaveBeenCalled();
  go('/news-list');
  await broke(BROKE);
  expect(giveWay.mock.calls).toEqual([[news, BROKE]]);

  vi.advanceTimersByTime(3_001);
  follow(router);
  await broke(BROKE);
  expect(giveWay.mock.lastCall).toEqual([home, BROKE]);
});

it('takes the frame for what broke where the address has no page', async () => {
  await show('/nowhere').broke(BROKE);

  expect(giveWay.mock.calls).toEqual([[frame, BROKE]]);
});

it('leaves the face where no release before does better', async () => {
  giveWay.mockResolvedValue(false);
  await show('/home').broke(BROKE);

  expect(reopen).not.toHaveBeenCalled();
});

it('leaves a visitor alone who went elsewhere meanwhile', async () => {
  const { broke, go } = show('/home');
  const rescued = broke(BROKE);
  go('/news-list');
  await rescued;

  expect(reopen).not.toHaveBeenCalled();
});
