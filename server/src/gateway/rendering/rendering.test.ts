import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentOf, integrityOf, loadOf } from '@zhilv/federation/release-directory';
import { DEFAULT_APP_CONFIG, type Registry, type RegistryEntry, type Release } from '@zhilv/federation/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../createGateway.ts';
import { DevelopmentServers } from '../DevelopmentServers.ts';

const COMMON = { schema: 1, contract: 1, platform: [], shared: {}, slots: {} } as const;
const nothing = { scripts: [], styles: [], preloads: [] };
const EMPTY: RegistryEntry = { state: 'active', message: null, active: null, blocked: [], activations: [], releases: [] };
const PAGE = { layout: 'public', js: [], shared: [] } as const;

let site: string;
let registry: Registry;
let notices: string[];
let calls: string[];
let content: { revision: string; title: string };
let gateway: ReturnType<typeof createGateway>;

const write = (name: string, text: string): void => {
  const file = path.join(site, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const digest = (text: string): string => integrityOf(Buffer.from(text));

/** Publishes a release whose server build has this `render`, and makes it the live one. */
function publish(id: string, render: string | null): void {
  const module = `export const render = ${render};`;
  if (render !== null) write(`remotes/remote_site/${id}/server.mjs`, module);
  const release: Release = {
    ...COMMON,
    name: 'remote_site',
    release: id,
    entry: { file: 'remoteEntry.js', integrity: digest('') },
    pages: {
      'site/frame': { ...PAGE, expose: './frame', frame: 'public', css: [{ file: 'frame.css', integrity: digest('frame') }] },
      'site/home': { ...PAGE, expose: './home', path: '/home', css: [{ file: 'home.css', integrity: digest('home') }] },
    },
    host: null,
    ...(render !== null && {
      server: { module: { file: 'server.mjs', integrity: digest(module) }, styles: { 'frame.css': 'chunk-1', 'home.css': 'chunk-2' } },
    }),
    files: {},
  };
  const description = JSON.stringify(release);
  const url = `/remotes/remote_site/${id}/`;
  write(`${url}release.json`, description);
  const summary = { id, url, integrity: digest(description), contract: 1, requires: [], shared: {}, commit: null, created: 0 };
  const before = registry.remotes['remote_site'] ?? EMPTY;
  change({ active: id, releases: [{ ...summary, load: loadOf(release) }, ...before.releases.filter((one) => one.id !== id)] });
}

function change(entry: Partial<RegistryEntry>): void {
  const before = registry.remotes['remote_site'] ?? EMPTY;
  registry = { ...registry, revision: registry.revision + 1, remotes: { remote_site: { ...before, ...entry } } };
  write('registry.json', JSON.stringify(registry));
}

const page = (html: string, more = ''): string =>
  `async (address) => ({ kind: 'page', status: 200, html: ${html}, hydration: { loaderData: { a: '</script>' }, errors: null }, head: { title: '首页', canonical: '/home' }, pageKeys: ['site/frame', 'site/home'], ${more} })`;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'zhilv-rendering-'));
  notices = [];
  calls = [];
  content = { revision: '1', title: '山' };
  const host = { documents: { public: nothing, 'sign-in': nothing, console: nothing }, shared: {}, headScript: '', olderBrowserScript: '', icon: '' };
  const summary = { id: '1.0.0', url: '/host/1.0.0/', integrity: '', contract: 1, requires: [], shared: {}, commit: null, created: 0 };
  registry = {
    revision: 1,
    host: { ...EMPTY, active: '1.0.0', releases: [{ ...summary, load: { entry: null, pages: {}, slots: {}, host: { shared: {} } } }] },
    remotes: {},
  };
  write('app-config.json', JSON.stringify(DEFAULT_APP_CONFIG));
  for (const name of ['public', 'sign-in', 'console'] as const) write(`${name}.html`, documentOf(name, host, '/host/1.0.0/', DEFAULT_APP_CONFIG));
  gateway = createGateway({
    site,
    notice: (text) => notices.push(text),
    api: {
      fetch: ({ url }) => {
        calls.push(new URL(url).pathname);
        return Response.json({ code: 0, data: content.title, msg: '' });
      },
    },
    ping: async () => {},
    contentRevision: async () => content.revision,
    development: new DevelopmentServers(new Map()),
    clientErrors: async () => new Response(null, { status: 204 }),
    trustedProxies: 0,
    log: () => {},
  });
});
afterEach(() => rmSync(site, { recursive: true }));

const ask = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  gateway(new Request(`http://localhost${address}`, { headers }), { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
const textAt = async (address: string): Promise<string> => (await ask(address)).text();

const asking = `async () => {
  const answer = await fetch('/prod-api/admin-api/cjy/site/content/page?type=2');
  const { data } = await answer.json();
  return { kind: 'page', status: 200, html: '<h1>' + data + '</h1>', hydration: { loaderData: {}, errors: null }, head: null, pageKeys: [] };
}`;

describe('a public page', () => {
  it('comes with its HTML, head, stylesheets and data, and names the release that rendered it', async () => {
    publish('1.0.0', page(`'<h1>' + address + '</h1>'`));

    const html = await textAt('/home?from=a');

    expect(html).toContain('<div id="root" data-rendered="remote_site@1.0.0"><h1>/home?from=a</h1></div>');
    expect(html).toContain('<title>首页</title>\n<link rel="canonical" href="/home">');
    expect(html).toContain(
      `<link rel="stylesheet" href="/remotes/remote_site/1.0.0/home.css" crossorigin="anonymous" integrity="${digest('home')}" data-rspack="remote_site@1.0.0:chunk-2">`,
    );
    expect(html).toContain('id="hydration">{"loaderData":{"a":"\\u003c/script>"},"errors":null}</script>');
    expect(html).not.toContain('<noscript>');
  });

  it('is rendered once for each state of content, settings and releases', async () => {
    publish('1.0.0', asking);

    expect(await textAt('/home')).toContain('<h1>山</h1>');
    const { headers } = await ask('/home');
    expect((await ask('/home', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    expect(calls).toHaveLength(1);

    content = { revision: '2', title: '水' };
    expect(await textAt('/home')).toContain('<h1>水</h1>');

    write('app-config.json', JSON.stringify({ ...DEFAULT_APP_CONFIG, openingHours: '全年无休' }));
    expect(await textAt('/home')).toContain('全年无休');
    expect(calls).toHaveLength(3);
  });

  it('is of the release that is live, without a restart, there and back', async () => {
    publish('1.0.0', page(`'<h1>旧</h1>'`));
    expect(await textAt('/home')).toContain('data-rendered="remote_site@1.0.0"><h1>旧</h1>');

    publish('1.1.0', page(`'<h1>新</h1>'`));
    expect(await textAt('/home')).toContain('data-rendered="remote_site@1.1.0"><h1>新</h1>');

    publish('1.0.0', page(`'<h1>旧</h1>'`));
    expect(await textAt('/home')).toContain('data-rendered="remote_site@1.0.0"><h1>旧</h1>');
    expect(notices).toEqual([]);
  });

  it('has the status that it gives, and leads on where it redirects', async () => {
    publish('1.0.0', page(`'没有'`, 'status: 404'));
    expect((await ask('/home?id=9')).status).toBe(404);

    publish('1.1.0', `async () => ({ kind: 'redirect', status: 302, location: '/home?type=1' })`);
    const answer = await ask('/home?type=7');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/home?type=1']);
  });

  it('is answered by 503 and the message while its remote is switched off, and says so without script', async () => {
    publish('1.0.0', page(`''`));
    change({ state: 'disabled', message: '升级中 <22:00>' });

    const answer = await ask('/home');

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await answer.text()).toContain('<p>升级中 &lt;22:00></p>');
  });
});

describe('a page is left to the browser, and the log says why,', () => {
  it.each([
    ['when it throws', `async () => { throw new Error('no such page') }`, /did not render \/home: .*no such page.*; the browser renders it/s],
    ['when its thread ends', `async () => process.exit(3)`, /did not render \/home: .*; the browser renders it/],
    ['when it never comes', `() => new Promise(() => {})`, /did not render \/home: no page within 2000 ms/],
    ['when it hangs', `async () => { for (;;); }`, /did not render \/home: no page within 2000 ms/],
  ])('%s; the next release is rendered again', async (_, render, notice) => {
    publish('1.0.0', render);

    const answer = await ask('/home');

    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root"></div>');
    expect(notices).toEqual([expect.stringMatching(notice)]);

    publish('1.1.0', page(`'<h1>好了</h1>'`));
    expect(await textAt('/home')).toContain('<h1>好了</h1>');
  });

  it('when its server build is not what the digest says', async () => {
    publish('1.0.0', page(`''`));
    write('remotes/remote_site/1.0.0/server.mjs', 'export const render = () => {};');

    expect(await textAt('/home')).toContain('<div id="root"></div>');
    expect(await textAt('/home')).toContain('<div id="root"></div>');
    expect(notices).toEqual([expect.stringMatching(/server build of remote_site 1\.0\.0 cannot be used: .*server\.mjs is not what/)]);
  });
});

it('leaves a page to the browser where its release has no server build', async () => {
  publish('1.0.0', null);

  expect(await textAt('/home')).toContain('<div id="root"></div>');
  expect(notices).toEqual([]);
});

it('lets a page ask for public content, and for nothing else', async () => {
  publish(
    '1.0.0',
    `async () => {
      const status = async (address) => fetch(address).then((answer) => answer.status, (error) => error.message);
      const seen = [await status('/prod-api/admin-api/system/user/page'), await status('http://elsewhere.example/'), Object.keys(process.env).join()];
      return { kind: 'page', status: 200, html: JSON.stringify(seen), hydration: { loaderData: {}, errors: null }, head: null, pageKeys: [] };
    }`,
  );

  expect(await textAt('/home')).toContain('[404,"pages ask this server only, not http://elsewhere.example","NODE_ENV"]');
  expect(calls).toEqual([]);
});
