import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isVisit } from './isVisit.ts';
import { RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';

const CALL = '/admin-api/cjy/site/content/get?id=7';
const visitFrom = (visitor: string) => `visit from ${visitor} ${CALL}`;
const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let site: RenderedTestSite;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  site = new RenderedTestSite();
});
afterEach(async () => {
  await site.close();
  vi.useRealTimers();
  site.remove();
});

const rendering = (status: number) => `async () => {
  await fetch('${CALL}', { headers: { 'x-view': '1' } });
  return { kind: 'page', status: ${status}, html: '', hydration: { loaderData: {}, errors: null }, head: null, pageKeys: [] };
}`;

const written = async (): Promise<readonly string[]> => {
  await vi.advanceTimersByTimeAsync(5000);
  return site.calls.filter((call) => call.startsWith('visit'));
};

it('counts a reader of a page once in a while, whether it was kept or not, some time later', async () => {
  site.publish('1.0.0', rendering(200));

  for (const visitor of ['192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2', '192.0.2.1', '192.0.2.1'])
    await site.ask('/home', { 'user-agent': CHROME, client: visitor });

  expect(site.calls).toEqual([CALL]);
  expect(await written()).toEqual(['192.0.2.1', '192.0.2.2', '2001:db8::2'].map(visitFrom));
  expect(await written()).toHaveLength(3);
});

it('answers a reader in the browser by what is kept, and counts the visit later', async () => {
  for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.1'])
    expect((await site.ask(`${CALL}&x=${visitor}`, { 'x-view': '1', client: visitor })).status).toBe(200);

  expect(site.calls).toHaveLength(1);
  expect(await written()).toEqual(['192.0.2.1', '192.0.2.2'].map(visitFrom));
});

it('remembers a thousand visits of a flood, and writes no more of them than can be written', async () => {
  site.publish('1.0.0', rendering(200));
  await site.ask('/home', { 'user-agent': CHROME });
  site.answer = () => new Promise(() => {});
  const flood = async () => {
    for (let visitor = 0; visitor < 1200; visitor += 1)
      await site.ask('/home', { 'user-agent': CHROME, client: `198.18.${visitor >> 8}.${visitor % 256}` });
  };
  await flood();
  expect(await written()).toHaveLength(1);
  await flood();
  expect(await written()).toHaveLength(1);

  // The first write had its time, and took the others of its flood with it.
  site.answer = null;
  expect(await written()).toHaveLength(1 + 1000);
});

it('counts what is still to be counted before it ends', async () => {
  site.publish('1.0.0', rendering(200));
  for (const visitor of ['192.0.2.1', '192.0.2.2']) await site.ask('/home', { 'user-agent': CHROME, client: visitor });

  await site.close();

  expect(site.calls).toEqual([CALL, visitFrom('192.0.2.1'), visitFrom('192.0.2.2')]);
});

it('does not keep the end waiting for each of them while the database does not answer', async () => {
  site.publish('1.0.0', rendering(200));
  for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    await site.ask('/home', { 'user-agent': CHROME, client: visitor });
  site.answer = () => new Promise(() => {});

  const closed = site.close();
  await vi.advanceTimersByTimeAsync(5000);
  await closed;

  expect(site.calls).toEqual([CALL, visitFrom('192.0.2.1')]);
});

it('counts neither clients that only fetch the page nor answers that are no page', async () => {
  site.publish('1.0.0', rendering(200));
  await site.ask('/home', { method: 'HEAD' });
  await site.ask('/home', { 'sec-purpose': 'prefetch;prerender' });
  await site.ask('/home', { 'x-moz': 'prefetch' });
  await site.ask('/home', { 'x-purpose': 'preview' });
  await site.ask('/home', { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' });
  site.publish('1.1.0', rendering(404));
  await site.ask('/home', { 'user-agent': CHROME });

  expect(await written()).toEqual([]);
});

it('takes nobody for a crawler by the telephone', () => {
  const agent = 'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

  expect(isVisit(new Request('http://localhost/home', { headers: { 'user-agent': agent } }))).toBe(true);
});

it.each([
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Sogou web spider/4.0',
  'Mozilla/5.0 (compatible; Bytespider)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
])('knows %s for no reader', (agent) => {
  expect(isVisit(new Request('http://localhost/home', { headers: { 'user-agent': agent } }))).toBe(false);
});
