import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentSecurityPolicy, documentOf, fillDocument } from '@zhilv/release/site-directory';
import { DEFAULT_APP_CONFIG, type HostAssets, type Registry, type Release } from '@zhilv/release/schema';
import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { developmentFront } from './developmentFront.ts';
import { RunningProduct } from './RunningProduct.ts';

const HERE = 'http://localhost:8081';
const BASE = '/__dev/remote_ticket/';

const boot = { scripts: [{ file: 'console.js', integrity: 'sha256-c' }], styles: [], preloads: [] };
const assets: HostAssets = {
  documents: { public: boot, 'sign-in': boot, console: boot },
  shared: {},
  firstScript: '',
  headScript: 'start()',
  olderBrowserScript: '',
  icon: 'data:,',
  signInAddresses: ['/login'],
};
const published = entry([{ ...summary('0.1.0-old'), url: '/remotes/remote_ticket/0.1.0-old/' }]);
const registry: Registry = {
  revision: 7,
  host: entry([summary('1')]),
  remotes: { remote_ticket: published, remote_bpm: published },
};

const developed: Release = {
  schema: 1,
  name: 'remote_ticket',
  release: 'development',
  contract: 1,
  platform: [],
  shared: {},
  entry: { file: 'remoteEntry.js', integrity: '' },
  pages: {
    'ticket/overview/index': { expose: './page/x', js: [], css: [], shared: [], layout: 'console', path: '/ticket/overview' },
  },
  slots: {},
  host: null,
  files: {},
};

const documents = {
  '/index': { name: 'console', html: documentOf('console', assets, '/host/1/', DEFAULT_APP_CONFIG) },
  '/login': { name: 'sign-in', html: documentOf('sign-in', assets, '/host/1/', DEFAULT_APP_CONFIG) },
} as const;
const policy = contentSecurityPolicy(documents['/index'].html, 'console', DEFAULT_APP_CONFIG);

let server: Server;
let product: RunningProduct;
let front: (request: Request) => Promise<Response>;
let asked: { readonly request: IncomingMessage; readonly body: string }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      asked.push({ request, body });
      const address = request.url ?? '';
      if (address === '/registry.json') response.setHeader('etag', '"7"').end(JSON.stringify({ ...registry, later: 'more' }));
      else if (address === '/old') response.writeHead(302, { location: `http://${request.headers.host}/new` }).end();
      else if (address === '/index' || address === '/login') {
        const { name, html } = documents[address];
        response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', policy);
        const filled = fillDocument(html, name, registry, DEFAULT_APP_CONFIG);
        response.end(filled.replace('{"revision":7', '{"later":"more","revision":7'));
      } else response.setHeader('strict-transport-security', 'max-age=1').end('{"code":0}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  product = new RunningProduct(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  front = developmentFront({ product, remote: 'remote_ticket', base: BASE, described: async () => developed });
});

beforeEach(() => {
  asked = [];
});

afterAll(() => server.close());

const ask = (address: string, init?: RequestInit): Promise<Response> => front(new Request(HERE + address, init));

async function registryIn(address: string): Promise<Registry> {
  const html = await (await ask(address)).text();
  return JSON.parse(/id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Registry;
}

it('puts the release in development into the registry, and leaves the others', async () => {
  const answer = await ask('/registry.json', { headers: { 'if-none-match': '"7"' } });

  expect(await answer.json()).toMatchObject({
    revision: 7,
    remotes: { remote_ticket: { active: 'development', releases: [{ url: BASE }] }, remote_bpm: published },
  });
  expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'no-store']);
  expect(asked[0]?.request.headers['if-none-match']).toBeUndefined();
});

it('puts it into the console, whose first script brings a React that updates in place, under the policy of the product', async () => {
  const answer = await ask('/index');
  const html = await answer.text();

  expect((await registryIn('/index')).remotes).toMatchObject({
    remote_ticket: { releases: [{ url: BASE, load: { pages: { 'ticket/overview/index': { path: '/ticket/overview' } } } }] },
    remote_bpm: { releases: [{ id: '0.1.0-old' }] },
  });
  expect([...html.matchAll(/<script defer[^>]* src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    `${BASE}react.js`,
    '/host/1/console.js',
  ]);
  expect(answer.headers.get('content-security-policy')).toBe(policy);
});

it('keeps what only a newer product knows of its registry', async () => {
  expect(await (await ask('/registry.json')).json()).toMatchObject({ later: 'more' });
  expect(await registryIn('/index')).toMatchObject({ later: 'more', remotes: { remote_ticket: { active: 'development' } } });
});

it('leaves sign-in as it is, which loads no remote', async () => {
  expect((await registryIn('/login')).remotes).toEqual({});
  expect(await (await ask('/login')).text()).not.toContain(BASE);
});

it('passes calls on as if the browser were at the product', async () => {
  const answer = await ask('/prod-api/admin-api/system/auth/login?x=1', {
    method: 'POST',
    body: '{"username":"admin"}',
    headers: { origin: HERE, authorization: 'Bearer t', 'tenant-id': '1' },
  });

  expect(await answer.json()).toEqual({ code: 0 });
  expect(answer.headers.has('strict-transport-security')).toBe(false);
  const { request, body } = asked[0] ?? {};
  const address = (server.address() as AddressInfo).port;
  expect([request?.method, request?.url, body]).toEqual([
    'POST',
    '/prod-api/admin-api/system/auth/login?x=1',
    '{"username":"admin"}',
  ]);
  expect(request?.headers).toMatchObject({
    host: `127.0.0.1:${address}`,
    origin: `http://127.0.0.1:${address}`,
    'content-length': '20',
    authorization: 'Bearer t',
    'tenant-id': '1',
  });
});

it('stays at its own address where the product sends browsers to another one of its own', async () => {
  const answer = await ask('/old');

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/new']);
});

it('keeps reports of errors to itself', async () => {
  expect((await ask('/client-errors', { method: 'POST', body: '{}' })).status).toBe(204);
  expect(asked).toEqual([]);
});

it('says which product does not answer', async () => {
  const gone = new RunningProduct('http://127.0.0.1:1');

  expect(await (await gone.ask(new Request(`${HERE}/index`))).text()).toBe('the product at http://127.0.0.1:1 does not answer\n');
  await expect(gone.json('registry.json')).rejects.toThrow('no product at http://127.0.0.1:1: ');
  await expect(product.json('index')).rejects.toThrow('gives none of its files');
});
