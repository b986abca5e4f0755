import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_APP_CONFIG } from '@zhilv/release/schema';
import { openTestGateway } from '@zhilv/testing/server/open-test-gateway';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EVERYWHERE } from '../../response/securityHeaders.ts';
import type { RequestLine } from '../../http/RequestLine.ts';

const FRIEND = 'https://www.partner.example';
const PATHS = [
  '/registry.json',
  '/app-config.json',
  '/remotes/remote_a/1.0.0-a/remoteEntry.js',
  '/embed/zhilv.js',
  '/host/1.0.0-a/embed.js',
  '/prod-api/admin-api/system/dict-data/page',
  '/admin-api/infra/file/1/get/a.png',
];
const SHOWN = new Set(['/remotes/remote_a/1.0.0-a/remoteEntry.js', '/admin-api/infra/file/1/get/a.png']);

let siteDirectory: string;
const log: RequestLine[] = [];

const write = (name: string, content: string): void => {
  mkdirSync(path.dirname(path.join(siteDirectory, name)), { recursive: true });
  writeFileSync(path.join(siteDirectory, name), content);
};
const allow = (...embedOrigins: readonly string[]): void =>
  write('app-config.json', JSON.stringify({ ...DEFAULT_APP_CONFIG, embedOrigins }));

beforeEach(() => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-origins-'));
  const entry = { state: 'active', message: null, active: null, blocked: [], activations: [], releases: [] };
  write('registry.json', JSON.stringify({ revision: 1, host: entry, remotes: {} }));
  for (const name of ['remotes/remote_a/1.0.0-a/remoteEntry.js', 'host/1.0.0-a/embed.js', 'embed/zhilv.js'])
    write(name, 'let a;');
  allow();
  log.length = 0;
});
afterEach(() => rmSync(siteDirectory, { recursive: true }));

/** Asks a gateway in front of the site directory, from a page of an origin. */
async function ask(pathname: string, origin: string | null, { method = 'GET', ...more }: Record<string, string> = {}) {
  const answer = () => Response.json({}, { headers: EVERYWHERE });
  const clientErrors = async () => answer();
  const gateway = openTestGateway({ siteDirectory, log: (line) => log.push(line), api: { fetch: answer }, clientErrors });
  const headers = { ...(origin !== null && { origin }), ...more };
  const request = new Request(`https://zhilv.example${pathname}`, { method, headers });
  const { status, headers: answered } = await gateway.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.1' } } });
  await gateway.close();
  const of = (name: string) => answered.get(name);
  return {
    status,
    origin: of('access-control-allow-origin'),
    credentials: of('access-control-allow-credentials'),
    sent: of('access-control-allow-headers'),
    read: of('access-control-expose-headers'),
    vary: of('vary'),
    resource: of('cross-origin-resource-policy'),
    cached: of('cache-control'),
    etag: of('etag'),
    policy: of('content-security-policy'),
  };
}
const QUESTION = { method: 'OPTIONS', 'access-control-request-method': 'POST' };

describe.each(PATHS)('%s', (pathname) => {
  it('is closed to other origins unless the operator opens it', async () => {
    const [read, asked] = [await ask(pathname, FRIEND), await ask(pathname, FRIEND, QUESTION)];

    expect(read).toMatchObject({ status: 200, origin: null, resource: 'same-origin' });
    expect(read.vary ?? '').not.toContain('origin');
    expect(asked).toMatchObject({ origin: null });
  });

  it('is open to an origin on the list and to no other, never with cookies, and caches tell them apart', async () => {
    allow(FRIEND);
    const [friend, stranger] = [await ask(pathname, FRIEND), await ask(pathname, `${FRIEND}.evil.example`)];

    expect(friend).toMatchObject({ status: 200, origin: FRIEND, credentials: null, read: expect.stringContaining('trace-id') });
    expect(stranger).toMatchObject({ status: 200, origin: null, credentials: null, read: null });
    for (const { vary, resource } of [friend, stranger, await ask(pathname, null)]) {
      expect(vary).toContain('origin');
      expect(resource).toBe(SHOWN.has(pathname) ? 'cross-origin' : 'same-origin');
    }
  });
});

it('says to an origin on the list that calls may carry a token and a tenant, and logs that it was asked', async () => {
  allow(FRIEND);
  const pathname = '/prod-api/admin-api/system/dict-data/create';

  expect(await ask(pathname, FRIEND, QUESTION)).toMatchObject({
    status: 204,
    origin: FRIEND,
    credentials: null,
    sent: 'authorization, content-type, tenant-id',
    vary: 'origin',
  });
  expect(await ask(pathname, 'null', QUESTION)).toMatchObject({ origin: null });
  expect(log.filter(({ status }) => status === 204)).toHaveLength(1);
});

it.each(['/', '/index', '/console.html', '/healthz', '/client-errors', '/host/1.0.0-a/console.js'])(
  'stays closed at %s',
  async (pathname) => {
    allow(FRIEND);

    expect(await ask(pathname, FRIEND)).toMatchObject({ origin: null, resource: 'same-origin' });
  },
);

it('answers the module for pages of others with a tag, and not where the live host has none', async () => {
  const { cached, etag } = await ask('/embed/zhilv.js', null);
  expect(cached).toBe('no-cache');
  expect(await ask('/embed/zhilv.js', null, { 'if-none-match': etag ?? '' })).toMatchObject({ status: 304 });

  rmSync(path.join(siteDirectory, 'embed/zhilv.js'));
  expect(await ask('/embed/zhilv.js', null)).toMatchObject({ status: 404 });
});

it('has a document that pages of the origins on the list may frame, and no other document that they may', async () => {
  expect(await ask('/embed/frame', null)).toMatchObject({
    status: 200,
    policy: expect.stringContaining("frame-ancestors 'self';"),
  });
  allow(FRIEND);

  const { policy } = await ask('/embed/frame', null);
  expect(policy).toContain(`frame-ancestors 'self' ${FRIEND};`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types zhilv-embed");

  rmSync(path.join(siteDirectory, 'embed/zhilv.js'));
  expect(await ask('/embed/frame', null)).toMatchObject({ status: 404 });
});
