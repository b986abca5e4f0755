import type { Analytics } from '@zhilv/release/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PublicRouter } from './followPageViews.ts';
import { startAnalytics } from './startAnalytics.ts';

const settings: Analytics = { provider: 'umami', host: 'stats.example', id: '7', integrity: '' };
const router = {} as PublicRouter; // It is only handed on.
const follow = vi.fn<(router: PublicRouter) => void>();
const openAnalytics = vi.fn<(settings: Analytics) => typeof follow>(() => follow);
vi.mock('./openAnalytics.tsx', () => ({ openAnalytics: (given: Analytics) => openAnalytics(given) }));

beforeEach(() => {
  follow.mockClear();
  openAnalytics.mockClear();
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('navigator', { doNotTrack: null });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('opens analytics once, and hands on every router', async () => {
  const countPages = startAnalytics(settings, null);
  countPages(router);
  countPages(router);

  await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(2));
  expect(openAnalytics).toHaveBeenCalledExactlyOnceWith(settings);
});

it.each([
  ['is not configured', () => null],
  ['is not known to the gateway', () => undefined],
  [
    'may not be asked for',
    () => {
      vi.stubGlobal('navigator', { doNotTrack: '1' });
      return settings;
    },
  ],
])('does nothing where it %s', async (_why, prepare) => {
  startAnalytics(prepare(), null)(router);

  await settled();
  expect(openAnalytics).not.toHaveBeenCalled();
});

it('waits for somebody to go to a page that the browser has ready', async () => {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', page);
  startAnalytics(settings, null)(router);
  await settled();
  expect(openAnalytics).not.toHaveBeenCalled();

  page.dispatchEvent(new Event('prerenderingchange'));

  await vi.waitFor(() => expect(follow).toHaveBeenCalledOnce());
});
