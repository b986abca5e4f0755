import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';

let site: RenderedTestSite;
/** The addresses that were rendered, as the page got them. */
let rendered: () => readonly string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  site = new RenderedTestSite();
  const asked = '/admin-api/cjy/site/content/page?keyword=';
  rendered = () =>
    site.calls
      .filter((call) => call.startsWith(asked))
      .map((call) => decodeURIComponent(call.slice(asked.length)).replace(/ \d+$/, ''));
});
afterEach(async () => {
  await site.close();
  site.remove();
  vi.useRealTimers();
});

/** Every rendering asks the API something of its own. */
const RENDER = `(() => { let renderings = 0; return async (address) => {
  renderings += 1;
  await fetch('/admin-api/cjy/site/content/page?keyword=' + encodeURIComponent(address + ' ' + renderings));
  return { kind: 'page', status: 200, html: '<h1>' + address + '</h1>', hydration: { loaderData: {}, errors: null }, head: null, pageKeys: [] };
}; })()`;
const UNRENDERED = '<div id="root"></div>';

describe('addresses of one page', () => {
  it('are one page where they differ by names that it does not read', async () => {
    site.publish('1.0.0', RENDER, { query: ['kind', 'pageNo'] });

    for (const address of ['/home', '/home/?a=1', '/home?b=2&kind=', '/home?utm_source=x&pageNo=2', '/home?pageNo=2&pageNo=3'])
      await site.ask(address);

    expect(rendered()).toEqual(['/home', '/home?kind=', '/home?pageNo=2']);
  });

  it('are as many as there are where the release is from before pages named what they read', async () => {
    site.publish('1.0.0', RENDER);

    await site.ask('/home?a=1');
    await site.ask('/home?a=2');

    expect(rendered()).toEqual(['/home?a=1', '/home?a=2']);
  });

  it('are one page for all content that does not exist, until it does', async () => {
    site.publishedIds = new Set(['7']);
    site.publish('1.0.0', RENDER, { query: ['id'], contentId: 'id' });

    for (const id of ['7', '8', '9', 'x', '7']) await site.ask(`/home?id=${id}`);
    expect(rendered()).toEqual(['/home?id=7', '/home']);

    site.publishedIds = new Set(['7', '8']);
    site.content = { revision: '2', title: '水' };
    await site.ask('/home?id=8');
    expect(rendered().at(-1)).toBe('/home?id=8');
  });
});

describe('new pages', () => {
  const attack = (client: string, pages: number) =>
    Promise.all(Array.from({ length: pages }, (_, page) => site.ask(`/home?word=${client}-${page}`, { client })));

  beforeEach(() => site.publish('1.0.0', RENDER, { query: ['word'] }));

  it('are rendered for one client up to its share; the rest is left to browsers, and crawlers come again', async () => {
    await site.ask('/home', { client: '192.0.2.1' });
    // One after the other: nobody waits for a turn.
    const answers: Response[] = [];
    for (let page = 0; page < 200; page += 1) answers.push(await site.ask(`/home?word=${page}`, { client: '192.0.2.9' }));

    expect(rendered().length - 1).toBe(100);
    const refused = answers.at(-1);
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '20']);
    expect(await refused?.text()).toContain(UNRENDERED);

    expect(await site.textAt('/home')).toContain('<h1>/home</h1>');
    expect((await site.ask('/home?word=other', { client: '192.0.2.2' })).status).toBe(200);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await site.ask('/home?word=later', { client: '192.0.2.9' })).status).toBe(200);
    expect(rendered()).toHaveLength(103);
  });

  it('are counted together for all addresses of one IPv6 network', async () => {
    for (let page = 0; page < 120; page += 1) await site.ask(`/home?word=${page}`, { client: `2001:db8::${page.toString(16)}` });

    expect(rendered()).toHaveLength(100);
  });

  it('wait in a short row when many clients ask at once, and pages that are kept do not wait with them', async () => {
    await site.ask('/home');
    let open = (): void => {};
    const closed = new Promise<void>((resolve) => (open = resolve));
    site.answer = async () => {
      await closed;
      return Response.json({ code: 0, data: '山', msg: '' });
    };
    await site.ask('/home?word=first', { client: '192.0.2.0' });

    const attacked = Array.from({ length: 20 }, (_, client) => attack(`192.0.2.${client}`, 10));

    expect(await site.textAt('/home')).toContain('<h1>/home</h1>');
    open();
    const statuses = (await Promise.all(attacked)).flat().map(({ status }) => status);
    expect(statuses.filter((status) => status === 503).length).toBe(200 - 34);
  });
});

it.each([
  ['has no server build', null],
  ['does not start', '(() => { throw new Error("broken") })()'],
])('leaves every page of a release that %s to browsers: there is nothing to be bounded', async (_, render) => {
  site.publish('1.0.0', render, { query: ['word'] });
  await site.ask('/home');
  const statuses = new Set<number>();

  for (let page = 0; page < 300; page += 1)
    statuses.add((await site.ask(`/home?word=${page}`, { client: `192.0.2.${page % 200}` })).status);

  expect([...statuses]).toEqual([200]);
});

describe('pages that were kept before the content changed', () => {
  /** Closes the API. The function that it gives opens it again. */
  const closeApi = (): (() => void) => {
    let open = (): void => {};
    const closed = new Promise<void>((resolve) => (open = resolve));
    site.answer = async () => {
      await closed;
      return Response.json({ code: 0, data: '山', msg: '' });
    };
    return open;
  };
  const change = (revision: string) => (site.content = { revision, title: '水' });

  beforeEach(async () => {
    site.publish('1.0.0', RENDER, { query: ['word'] });
    for (let client = 1; client <= 3; client += 1) await site.ask('/home', { client: `198.51.100.${client}` });
  });

  it('are rendered a few at a time, and first those that most networks asked for', async () => {
    for (let page = 0; page < 60; page += 1) await site.ask(`/home?word=${page}`, { client: '192.0.2.1' });
    change('2');

    const attack = Array.from({ length: 60 }, (_, page) => site.ask(`/home?word=${page}`, { client: '192.0.2.1' }));
    const home = site.ask('/home', { client: '198.51.100.1' });

    expect(await (await home).text()).toContain('<h1>/home</h1>');
    const statuses = (await Promise.all(attack)).map(({ status }) => status);
    const again = rendered().slice(61);
    expect(again.indexOf('/home')).toBeLessThanOrEqual(2);
    expect(again).toHaveLength(2 + 32);
    expect(statuses.filter((status) => status === 503)).toHaveLength(60 + 1 - again.length);
  });

  it('are known still when they cannot be rendered, so that new pages never take their place', async () => {
    for (let page = 0; page < 200; page += 1) await site.ask(`/home?word=${page}`, { client: `192.0.2.${page}` });
    expect((await site.ask('/home?word=one-more', { client: '203.0.113.1' })).status).toBe(503);
    site.answer = () => Response.json({ code: 500, data: null, msg: '系统异常' });
    change('2');
    await site.ask('/home');

    site.answer = null;

    expect(await site.textAt('/home')).toContain('<h1>/home</h1>');
    const before = rendered().length;
    await site.ask('/home');
    expect(rendered()).toHaveLength(before);
  });

  it('are made anew after a minute a few at a time, behind those that somebody waits for', async () => {
    for (let page = 0; page < 30; page += 1) await site.ask(`/home?word=${page}`);
    await vi.advanceTimersByTimeAsync(60_001);
    const open = closeApi();
    const before = rendered().length;

    for (let page = 0; page < 30; page += 1) expect((await site.ask(`/home?word=${page}`)).status).toBe(200);
    const fresh = site.ask('/home?word=new', { client: '192.0.2.9' });
    await vi.waitFor(() => expect(rendered()).toHaveLength(before + 2));
    open();

    expect((await fresh).status).toBe(200);
    await vi.waitFor(() => expect(rendered()).toHaveLength(before + 31));
    expect(rendered().slice(before).indexOf('/home?word=new')).toBeLessThanOrEqual(2);
  });
});

it('keeps a bounded number of pages, the last ones among them', async () => {
  site.publish('1.0.0', RENDER, { query: ['word'] });
  await site.ask('/home');
  for (let page = 0; page < 600; page += 1) {
    await site.ask(`/home?word=${page}`, { client: `198.51.100.${page % 60}` });
    if (page % 50 === 0) await site.ask('/home');
    if (page % 50 === 0) await vi.advanceTimersByTimeAsync(10_000);
  }
  const times = (address: string) => rendered().filter((one) => one === address).length;

  for (const address of ['/home?word=599', '/home?word=0']) await site.ask(address);

  expect([times('/home?word=599'), times('/home?word=0')]).toEqual([1, 2]);
});

it('shows a page that is a minute old while it is made anew, and what another server wrote two seconds later', async () => {
  site.publish('1.0.0', RENDER, { query: [] });
  await site.ask('/home');
  await vi.advanceTimersByTimeAsync(60_001);
  await site.ask('/home');
  await vi.waitFor(() => expect(rendered()).toHaveLength(2));

  site.writeElsewhere({ revision: '2', title: '水' });
  await vi.advanceTimersByTimeAsync(2001);
  await site.ask('/home');
  expect(rendered()).toHaveLength(3);
});
