import { DEFAULT_APP_CONFIG } from '@zhilv/release/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digest, RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';

let site: RenderedTestSite;
beforeEach(() => {
  site = new RenderedTestSite();
});
afterEach(() => site.remove());

const page = (html: string, more = ''): string =>
  `async (address) => ({ kind: 'page', status: 200, html: ${html}, hydration: { loaderData: { a: '</script>' }, errors: null }, head: { title: '首页', canonical: '/home' }, pageKeys: ['site/frame', 'site/home'], ${more} })`;

const asking = `async () => {
  const answer = await fetch('/prod-api/admin-api/cjy/site/content/page?type=2');
  const { data } = await answer.json();
  return { kind: 'page', status: 200, html: '<h1>' + data + '</h1>', hydration: { loaderData: {}, errors: null }, head: null, pageKeys: [] };
}`;

const LINK = `<link rel="stylesheet" href="/remotes/remote_site/1.0.0/home.css" crossorigin="anonymous" integrity="${digest('home')}" data-rspack="remote_site@1.0.0:chunk-2">`;
const stylePolicy = ({ headers }: Response) => /style-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0];

describe('a public page', () => {
  it('comes with its HTML, head, stylesheets and data, and names the release that rendered it', async () => {
    site.publish('1.0.0', page(`'<h1>' + address + '</h1>'`));

    const html = await site.textAt('/home?from=a');

    expect(html).toContain('<div id="root" data-rendered="remote_site@1.0.0"><h1>/home?from=a</h1></div>');
    expect(html).toContain('<title>首页</title>\n<link rel="canonical" href="https://site.example/home">');
    expect(html).toContain(`<style>home</style>\n${LINK.replace('<link ', '<link disabled ')}`);
    expect(html).toContain('id="hydration">{"loaderData":{"a":"\\u003c/script>"},"errors":null}</script>');
    expect(html).not.toContain('<noscript>');
  });

  it('may have just the stylesheets in it that it was published with; what is something else stays a link', async () => {
    site.publish('1.0.0', page(`'<style>p { color: red }</style>'`));
    expect(stylePolicy(await site.ask('/home'))).toBe(`style-src 'self' '${digest('frame')}' '${digest('home')}'`);

    site.publish('1.0.1', page(`'<h1></h1>'`));
    site.write('/remotes/remote_site/1.0.1/home.css', 'something else');
    const answer = await site.ask('/home');
    expect(stylePolicy(answer)).toBe(`style-src 'self' '${digest('frame')}'`);
    expect(await answer.text()).toContain(LINK.replaceAll('1.0.0', '1.0.1'));
  });

  it('is rendered once for each state of content, settings and releases', async () => {
    site.publish('1.0.0', asking);

    expect(await site.textAt('/home')).toContain('<h1>山</h1>');
    const { headers } = await site.ask('/home');
    expect((await site.ask('/home', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    expect(site.calls).toHaveLength(1);

    site.content = { revision: '2', title: '水' };
    expect(await site.textAt('/home')).toContain('<h1>水</h1>');

    site.write('app-config.json', JSON.stringify({ ...DEFAULT_APP_CONFIG, openingHours: '全年无休' }));
    expect(await site.textAt('/home')).toContain('全年无休');
    // What the API gave is kept as well.
    expect(site.calls).toHaveLength(2);
  });

  it('is of the release that is live, without a restart, there and back', async () => {
    site.publish('1.0.0', page(`'<h1>旧</h1>'`));
    expect(await site.textAt('/home')).toContain('data-rendered="remote_site@1.0.0"><h1>旧</h1>');

    site.publish('1.1.0', page(`'<h1>新</h1>'`));
    expect(await site.textAt('/home')).toContain('data-rendered="remote_site@1.1.0"><h1>新</h1>');

    site.publish('1.0.0', page(`'<h1>旧</h1>'`));
    expect(await site.textAt('/home')).toContain('data-rendered="remote_site@1.0.0"><h1>旧</h1>');
    expect(site.notices).toEqual([]);
  });

  it('has the status that it gives, and leads on where it redirects', async () => {
    site.publish('1.0.0', page(`'没有'`, 'status: 404'));
    expect((await site.ask('/home?id=9')).status).toBe(404);

    site.publish('1.1.0', `async () => ({ kind: 'redirect', status: 302, location: '/home?type=1' })`);
    const answer = await site.ask('/home?type=7');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/home?type=1']);
  });

  it.each(['/404', '/401'])('at %s has its status also where the browser has to draw it', async (address) => {
    site.publish('1.0.0', null);
    expect(`/${(await site.ask(address)).status}`).toBe(address);

    site.publish('1.1.0', `async () => ({ kind: 'client', status: 200, failure: 'no luck' })`);
    expect(`/${(await site.ask(`${address}/?from=a`)).status}`).toBe(address);
    expect((await site.ask('/home')).status).toBe(200);
  });

  it('is answered by 503 and the message while its remote is switched off, and says so without script', async () => {
    site.publish('1.0.0', page(`''`));
    site.change({ state: 'disabled', message: '升级中 <22:00>' });

    const answer = await site.ask('/home');

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await answer.text()).toContain('<p>升级中 &lt;22:00></p>');
  });
});

describe('a page is left to the browser, and the log says why,', () => {
  it.each([
    [
      'when it throws',
      `async () => { throw new Error('no such page') }`,
      /did not render \/home: .*no such page.*; the browser renders it/s,
    ],
    [
      'when its process ends',
      `() => new Promise(() => setTimeout(() => { throw new Error('the end') }))`,
      /did not render \/home: the end; the browser renders it/,
    ],
    ['when it never comes', `() => new Promise(() => {})`, /did not render \/home: no page within 2000 ms/],
    ['when it hangs', `async () => { for (;;); }`, /did not render \/home: no page within 2000 ms/],
  ])('%s; the next release is rendered again', async (_, render, notice) => {
    site.publish('1.0.0', render);

    const answer = await site.ask('/home');

    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root"></div>');
    expect(site.notices).toEqual([expect.stringMatching(notice)]);

    site.publish('1.1.0', page(`'<h1>好了</h1>'`));
    expect(await site.textAt('/home')).toContain('<h1>好了</h1>');
  });

  it('when its server build is not what the digest says', async () => {
    site.publish('1.0.0', page(`''`));
    site.write('remotes/remote_site/1.0.0/server.mjs', 'export const render = () => {};');

    expect(await site.textAt('/home')).toContain('<div id="root"></div>');
    expect(await site.textAt('/home')).toContain('<div id="root"></div>');
    expect(site.notices).toEqual([
      expect.stringMatching(/server build of remote_site 1\.0\.0 cannot be used: .*server\.mjs is not what/),
    ]);
  });
});

it('leaves a page to the browser where its release has no server build', async () => {
  site.publish('1.0.0', null);

  expect(await site.textAt('/home')).toContain('<div id="root"></div>');
  expect(site.notices).toEqual([]);
});

it('lets a page ask for public content, and for nothing else', async () => {
  site.publish(
    '1.0.0',
    `async () => {
      const status = async (address) => fetch(address).then((answer) => answer.status, (error) => error.message);
      const seen = [await status('/prod-api/admin-api/system/user/page'), await status('http://elsewhere.example/'), typeof process];
      return { kind: 'page', status: 200, html: JSON.stringify(seen), hydration: { loaderData: {}, errors: null }, head: null, pageKeys: [] };
    }`,
  );

  expect(await site.textAt('/home')).toContain('[404,"pages ask this server only, not http://elsewhere.example","undefined"]');
  expect(site.calls).toEqual([]);
});
