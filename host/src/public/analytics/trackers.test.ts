import type { Analytics } from '@zhilv/release/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackers } from './trackers.ts';

const settings = (provider: Analytics['provider']): Analytics => ({ provider, host: 'stats.example', id: '7', integrity: '' });
const home = { address: '/home', title: '首页', referrer: '' };
const news = { address: '/news-list', title: '新闻资讯', referrer: 'https://site.example/home' };

/** The window's properties, in which the trackers find their scripts. */
let inWindow: Record<string, unknown>;

beforeEach(() => {
  inWindow = {};
  vi.stubGlobal('window', inWindow);
  vi.stubGlobal('location', { origin: 'https://site.example' });
});
afterEach(() => vi.unstubAllGlobals());

const neverLoaded = () => new Promise<void>(() => {});
const heldBack = () => Promise.reject(new Error('held back'));

describe('umami', () => {
  it('is told each page when its script has come, and of none by itself', async () => {
    const load = vi.fn<Parameters<typeof trackers.umami>[1]>().mockResolvedValue();
    const track = vi.fn<(properties: (known: object) => object) => void>();
    inWindow['umami'] = { track };

    const count = trackers.umami(settings('umami'), load);
    count(home);
    count(news);

    await vi.waitFor(() => expect(track).toHaveBeenCalledTimes(2));
    expect(track.mock.calls.map(([properties]) => properties({ website: '7', url: '/?secret' }))).toEqual([
      { website: '7', url: 'https://site.example/home', title: '首页', referrer: '' },
      { website: '7', url: 'https://site.example/news-list', title: '新闻资讯', referrer: 'https://site.example/home' },
    ]);
    expect(load).toHaveBeenCalledExactlyOnceWith({
      attributes: expect.objectContaining({
        'data-website-id': '7',
        'data-auto-track': 'false',
        'data-identity-stitching': 'false',
      }),
    });
  });
});

describe('matomo', () => {
  it('is set up without cookies before it is told a page', () => {
    trackers.matomo(settings('matomo'), neverLoaded)(news);

    expect(inWindow['_paq']).toEqual([
      ['setDoNotTrack', true],
      ['disableCookies'],
      ['setTrackerUrl', '//stats.example/matomo.php'],
      ['setSiteId', '7'],
      ['setReferrerUrl', 'https://site.example/home'],
      ['setCustomUrl', 'https://site.example/news-list'],
      ['setDocumentTitle', '新闻资讯'],
      ['trackPageView'],
    ]);
  });

  it('is told what comes later by what its script put in place of the queue', () => {
    const count = trackers.matomo(settings('matomo'), neverLoaded);
    const push = vi.fn<(call: readonly unknown[]) => void>();
    inWindow['_paq'] = { push };

    count(home);

    expect(push).toHaveBeenLastCalledWith(['trackPageView']);
  });
});

describe('baidu', () => {
  it('is told each page, and of none by itself', () => {
    const load = vi.fn<Parameters<typeof trackers.baidu>[1]>(neverLoaded);
    const count = trackers.baidu(settings('baidu'), load);
    count(home);
    count(news);

    expect(load).toHaveBeenCalledExactlyOnceWith({ query: '?7' });
    expect(inWindow['_hmt']).toEqual([
      ['_setAutoPageview', false],
      ['_trackPageview', '/home'],
      ['_trackPageview', '/news-list'],
    ]);
  });
});

it.each(['umami', 'matomo', 'baidu'] as const)('%s that is held back is no fault', async (provider) => {
  trackers[provider](settings(provider), heldBack)(home);

  // An unhandled rejection fails the run, and is known only after this turn.
  await new Promise((resolve) => setTimeout(resolve));
});
