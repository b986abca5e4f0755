import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { DEFAULT_APP_CONFIG } from '@zhilv/release/schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../../demo/pictures/pictures.ts';
import type { RequestLine } from '../http/RequestLine.ts';
import { createGateway, type Gateway } from './createGateway.ts';
import { DevelopmentServers } from './DevelopmentServers.ts';
import { testHeadPlace } from '@zhilv/testing/server/test-head-place';

const entry = { state: 'active', message: null, active: null, blocked: [], activations: [], releases: [] };
/** A host that has a page for signing in. */
const host = {
  ...entry,
  active: '1',
  releases: [
    {
      id: '1',
      url: '/host/1/',
      integrity: '',
      contract: 1,
      requires: [],
      shared: {},
      commit: null,
      created: 0,
      load: { entry: null, pages: {}, slots: {}, host: { shared: {}, signInAddresses: ['/login'] } },
    },
  ],
};
const script = 'console.log("a release")'.repeat(100);

let siteDirectory: string;
let databaseAnswers: boolean;
const log: RequestLine[] = [];
const notices: string[] = [];
let gateway: Gateway;

beforeAll(() => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-gateway-'));
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(siteDirectory, name)), { recursive: true });
    writeFileSync(path.join(siteDirectory, name), content);
  };
  write('registry.json', JSON.stringify({ revision: 1, host, remotes: { remote_bpm: entry } }));
  const icon = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${btoa('<svg/>')}">`;
  for (const name of ['public', 'sign-in', 'console'])
    write(`${name}.html`, `<!doctype html><title>${name}</title>${icon}</html>`);
  write('app-config.json', JSON.stringify(DEFAULT_APP_CONFIG));
  write('remotes/remote_bpm/1.0.0-a/remoteEntry.js', script);
  write('remotes/remote_bpm/1.0.0-a/remoteEntry.js.br', brotliCompressSync(script));
  write('remotes/remote_bpm/.1.0.0-b.part/remoteEntry.js', script);
});
afterAll(() => rmSync(siteDirectory, { recursive: true }));

beforeEach(() => {
  log.length = 0;
  notices.length = 0;
  databaseAnswers = true;
  gateway = createGateway({
    siteDirectory,
    notice: (text) => notices.push(text),
    api: { fetch: () => Response.json({ code: 0, data: 'x'.repeat(2000), msg: '' }) },
    ping: async () => {
      if (!databaseAnswers) throw new Error('connection refused');
    },
    drawPicture,
    contentRevision: async () => '1',
    publishedIds: async () => null,
    answerFile: null,
    headPlace: testHeadPlace,
    development: new DevelopmentServers(new Map()),
    clientErrors: async (request, address) => new Response(`${request.method} by ${address}`),
    deploy: async (request, pathname, address) => new Response(`${request.method} ${pathname} by ${address}`),
    feeds: async (_, pathname, published) => {
      if (pathname === '/favicon.ico') return new Response(await published.icon());
      return pathname === '/robots.txt' ? new Response([...(await published.publicPaths())].join(' ')) : null;
    },
    trustedProxies: 0,
    log: (line) => log.push(line),
  });
});

const ask = (address: string, options?: RequestInit): Promise<Response> =>
  gateway.fetch(new Request(`http://localhost${address}`, options), { incoming: { socket: { remoteAddress: '127.0.0.1' } } });

it.each([
  ['/', 'public'],
  ['/login?redirect=%2Findex', 'sign-in'],
  ['/system/dict', 'console'],
  ['//elsewhere.example', 'console'],
  ['/%00', 'console'],
])('answers %s by the %s document under its policy', async (address, name) => {
  const answer = await ask(address);

  expect(await answer.text()).toContain(`<title>${name}</title>`);
  expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
});

it.each([
  '/__dev/remote_bpm/page',
  '/__dev/remote_bpm/remoteEntry.js',
  '/console.html',
  '/routes.json',
  '/remotes/remote_bpm/',
  '/remotes/remote_bpm/1.0.0-a/',
  '/remotes/remote_bpm/1.0.0-a/remoteEntry.js.br',
  '/remotes/remote_bpm/.1.0.0-b.part/remoteEntry.js',
  '/remotes/remote_bpm/1.0.0-a/..%2f..%2f..%2fregistry.json',
  '/remotes/remote_bpm/1.0.0-a/%2e%2e%5cremoteEntry.js',
])('gives nothing at %s', async (address) => {
  const answer = await ask(address);

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it.each([
  ['br', 'br'],
  ['gzip, br;q=0', null],
  ['identity', null],
])('gives a release file for a year; a client that accepts %s gets the encoding %s', async (accepted, encoding) => {
  const answer = await ask('/remotes/remote_bpm/1.0.0-a/remoteEntry.js', { headers: { 'accept-encoding': accepted } });

  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  const body = Buffer.from(await answer.arrayBuffer());
  expect((encoding === 'br' ? brotliDecompressSync(body) : body).toString('utf8')).toBe(script);
});

describe('a symbolic link inside a release is not followed', () => {
  const release = () => path.join(siteDirectory, 'remotes/remote_bpm/1.0.0-link');
  const addressOf = (file: string) => `/remotes/remote_bpm/1.0.0-link/${file}`;
  let outside: string;

  beforeEach(() => {
    outside = mkdtempSync(path.join(tmpdir(), 'zhilv-outside-'));
    writeFileSync(path.join(outside, 'secret.json'), '{"password":1}');
    writeFileSync(path.join(outside, 'own.js.br'), brotliCompressSync('secret'));
    mkdirSync(release(), { recursive: true });
  });
  afterEach(() => {
    for (const folder of [outside, release()]) rmSync(folder, { recursive: true });
  });

  it('to a file', async () => {
    symlinkSync(path.join(outside, 'secret.json'), path.join(release(), 'file.json'));
    symlinkSync('file.json', path.join(release(), 'again.json'));
    symlinkSync('loop.json', path.join(release(), 'loop.json'));

    for (const name of ['file.json', 'again.json', 'loop.json']) expect((await ask(addressOf(name))).status).toBe(404);
  });

  it('to a folder', async () => {
    symlinkSync(outside, path.join(release(), 'chunks'));

    expect((await ask(addressOf('chunks/secret.json'))).status).toBe(404);
  });

  it('in the place of a twin, of which the file itself is given', async () => {
    writeFileSync(path.join(release(), 'own.js'), script);
    symlinkSync(path.join(outside, 'own.js.br'), path.join(release(), 'own.js.br'));

    const answer = await ask(addressOf('own.js'), { headers: { 'accept-encoding': 'br' } });

    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, script]);
  });
});

it.each(['/registry.json', '/login'])('answers for %s by 304 while it is what the browser has', async (address) => {
  const etag = (await ask(address)).headers.get('etag') ?? '';
  const again = await ask(address, { headers: { 'if-none-match': etag } });

  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(again.headers.get('vary')).toBe('accept-encoding');
});

it.each([
  ['one of several', (tag: string) => `"other", ${tag}`, 304],
  ['as a proxy weakens it', (tag: string) => `W/${tag.replace('W/', '')}`, 304],
  ['whatever there is', () => '*', 304],
  ['another one', () => 'W/"other"', 200],
  ['none', () => '', 200],
])('knows what a browser has by its tag: %s', async (_, sent, status) => {
  const tag = (await ask('/login')).headers.get('etag') ?? '';

  expect((await ask('/login', { headers: { 'if-none-match': sent(tag) } })).status).toBe(status);
});

it.each(['/admin-api', '/prod-api/admin-api'])('has the drawn pictures below %s, for a day and then by 304', async (base) => {
  const address = `${base}/infra/file/1/get/cjy/company-mark.svg`;
  const { headers, status } = await ask(address);

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
  expect((await ask(address, { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304);
  expect((await ask(address.replace('company-mark', 'constructor'))).status).toBe(404);
});

it('packs the registry and long answers of the API', async () => {
  for (const address of ['/registry.json', '/admin-api/system/dict-type/page']) {
    const answer = await ask(address, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  }
});

it('takes nothing but reading where pages and files are', async () => {
  const answer = await ask('/login', { method: 'POST', body: 'x' });

  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('hands reports of browsers on, with the address that they came from', async () => {
  const answer = await ask('/client-errors', { method: 'POST', body: '{}' });

  expect(await answer.text()).toBe('POST by 127.0.0.1');
});

it.each(['POST', 'PUT', 'GET'])('hands releases that are published over HTTP on: %s', async (method) => {
  const answer = await ask('/deploy-api/uploads/remote_bpm', { method, ...(method !== 'GET' && { body: '{}' }) });

  expect(await answer.text()).toBe(`${method} /deploy-api/uploads/remote_bpm by 127.0.0.1`);
});

it('hands requests of crawlers on, with the public pages that there are and their icon', async () => {
  expect(await (await ask('/robots.txt')).text()).toBe('/ /404 /401');
  expect(await (await ask('/favicon.ico')).text()).toBe('<svg/>');
  expect((await ask('/sitemap.xml')).status).toBe(404);
});

it('is healthy while the database answers', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  databaseAnswers = false;
  const { status, headers } = await ask('/healthz');
  expect([status, headers.get('retry-after')]).toEqual([503, '10']);
});

it('writes one line a request, without the query, under the id that the answer carries', async () => {
  const answer = await ask('/login?token=secret');

  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ id: answer.headers.get('trace-id'), path: '/login', status: 200, user: null });
  expect(JSON.stringify(log)).not.toContain('secret');
});
