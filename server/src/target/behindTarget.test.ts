import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Tokens } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../start/createApi.ts';
import { openSeededDatabase } from '@zhilv/testing/server/open-test-database';
import { TestTarget } from '@zhilv/testing/target/test-target';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { companyInfoRows } from '../content/companyInfo.table.ts';
import { configs } from '../infra/config/config.table.ts';
import type { Listening } from '../gateway/listen.ts';
import { siteCalls } from '../gateway/rendering/process/siteCalls.ts';
import { serveProduct } from '../start/serveProduct.ts';
import { readSettings } from '../settings/settings.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';
import { behindTarget } from './behindTarget.ts';

/** The target is a second server of ours, where people sign in. Nobody can use the accounts of the one in front of it. */
let target: Listening;
let front: Listening;
let targetDatabase: OpenDatabase;
let siteDirectory: string;
const lines: object[] = [];

beforeAll(async () => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-target-'));
  const start = async (folder: string, environment: Record<string, string>) => {
    const database = await openSeededDatabase();
    const settings = readSettings({ PORT: '0', SITE_DIR: path.join(siteDirectory, folder), ...environment });
    return { database, listening: await serveProduct(settings, database, (line) => lines.push(line)) };
  };
  ({ listening: target, database: targetDatabase } = await start('target', {}));
  ({ listening: front } = await start('front', { API_TARGET: `${target.url}/` }));
  await targetDatabase.db.update(configs).set({ name: '目标系统的参数' }).where(eq(configs.key, 'url.swagger'));
  await targetDatabase.db.update(companyInfoRows).set({ name: '目标系统的公司' });
});
afterAll(async () => {
  await front.close();
  await target.close();
  rmSync(siteDirectory, { recursive: true });
});

interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly msg: string;
}

const fetchFrom = (address: string, { token, ...init }: RequestInit & { token?: string } = {}): Promise<Response> =>
  fetch(`${front.url}/prod-api/admin-api${address}`, {
    ...init,
    headers: {
      'tenant-id': '1',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });

const ask = async (address: string, init?: RequestInit & { token?: string }): Promise<Envelope> =>
  (await (await fetchFrom(address, init)).json()) as Envelope;

async function signIn(username: string): Promise<Tokens> {
  const body = JSON.stringify({ username, password: SEEDED_PASSWORD });
  return (await ask('/system/auth/login', { method: 'POST', body })).data as Tokens;
}

describe('in front of another back end', () => {
  it('people sign in there, and nowhere else', async () => {
    const { accessToken, refreshToken } = await signIn('admin');
    const refreshed = await ask(`/system/auth/refresh-token?refreshToken=${refreshToken}`, { method: 'POST' });

    const there = await fetch(`${target.url}/admin-api/system/auth/get-permission-info`, {
      headers: { authorization: `Bearer ${(refreshed.data as Tokens).accessToken}` },
    });

    expect(await there.json()).toMatchObject({ code: 0, data: { user: { nickname: expect.any(String) } } });
    expect(accessToken).not.toBe((refreshed.data as Tokens).accessToken);
    expect(JSON.stringify(lines)).not.toContain(refreshToken);
  });

  it('lists and records are its own', async () => {
    const { accessToken: token } = await signIn('admin');
    const draft = { category: 'site', name: '首页轮播间隔', key: 'site.seconds', value: '6', visible: true };

    const page = await ask('/infra/config/page?key=url.swagger', { token });
    // Long enough to be packed anew on the way.
    const dictionaries = await ask('/system/dict-data/list-all-simple', { token });
    const created = await ask('/infra/config/create', { method: 'POST', token, body: JSON.stringify(draft) });

    expect(page).toMatchObject({ code: 0, data: { list: [{ name: '目标系统的参数' }], total: 1 } });
    expect(JSON.stringify(dictionaries).length).toBeGreaterThan(10_000);
    expect(await targetDatabase.db.select({ id: configs.id }).from(configs).where(eq(configs.key, 'site.seconds'))).toEqual([
      { id: created.data },
    ]);
  });

  it('an export comes whole, with its name and number of rows', async () => {
    const { accessToken: token } = await signIn('admin');

    const answer = await fetchFrom('/infra/config/export', { token });
    const there = await fetch(`${target.url}/admin-api/infra/config/export`, { headers: { authorization: `Bearer ${token}` } });

    for (const name of ['content-type', 'content-disposition', 'x-total-rows'])
      expect(answer.headers.get(name), name).toBe(there.headers.get(name));
    expect((await answer.arrayBuffer()).byteLength).toBe((await there.arrayBuffer()).byteLength);
  });

  it('refusals are its own', async () => {
    const { accessToken: token } = await signIn('guest');

    expect(await ask('/infra/config/page')).toEqual({ code: 401, data: null, msg: '账号未登录' });
    expect(await ask('/infra/config/page', { token })).toEqual({ code: 403, data: null, msg: '没有该操作权限' });
    expect((await fetchFrom('/system/no-such-thing', { token })).status).toBe(404);
  });
});

describe('a local path', () => {
  it('is given to those who may, by what the other back end says of them', async () => {
    const [admin, guest] = [await signIn('admin'), await signIn('guest')];
    const company = (token?: string) => ask('/cjy/company-info/get?id=1', token === undefined ? {} : { token });

    expect(await company(admin.accessToken)).toMatchObject({ code: 0, data: { name: expect.not.stringContaining('目标系统') } });
    expect(await company(guest.accessToken)).toEqual({ code: 403, data: null, msg: '没有该操作权限' });
    expect(await company('nobody')).toEqual({ code: 401, data: null, msg: '账号未登录' });
    expect(await company()).toEqual({ code: 401, data: null, msg: '账号未登录' });
  });

  it('is read by visitors without a question to the other back end', async () => {
    lines.length = 0;

    expect(await ask('/cjy/site/company-info', { token: 'a token of long ago' })).toMatchObject({ code: 0 });

    expect(lines).toHaveLength(1);
  });

  it('is what pages rendered here show too, and the other way round', async () => {
    const api = (local: readonly string[]) =>
      behindTarget({ url: target.url, local }, { origin: () => front.url, trustedProxies: 0, log: () => {} }, () => ({
        fetch: () => Response.json({ code: 0, data: 'local', msg: '' }),
      }));
    const rendered = async (local: readonly string[]) =>
      (await siteCalls(api(local))('/prod-api/admin-api/cjy/site/company-info', { limitMs: 5000 })).body;

    expect(await rendered(['/cjy'])).toContain('local');
    expect(await rendered(['/infra/release'])).toContain('目标系统的公司');
  });
});

it('is refused at the start where the other back end is ourselves', async () => {
  const settings = readSettings({ PORT: '8123', API_TARGET: 'http://localhost:8123' });

  await expect(serveProduct(settings, targetDatabase, () => {})).rejects.toThrow(
    'API_TARGET=http://localhost:8123 is this server itself',
  );
});

it('is refused where calls come back to us by a way that no start can see, also for what is kept for everybody', async () => {
  const detour = await TestTarget.start();
  const database = await openSeededDatabase();
  const settings = readSettings({
    PORT: '0',
    SITE_DIR: path.join(siteDirectory, 'loop'),
    API_TARGET: detour.url,
    API_LOCAL: '/infra/release',
  });
  const loop = await serveProduct(settings, database, () => {});
  detour.respond = async (response, { url, headers: { via = '' } }) => {
    const { status, body } = await fetch(`${loop.url}${url}`, { headers: { via } });
    response.writeHead(status, { 'content-type': 'application/json' });
    for await (const part of body ?? []) response.write(part);
    response.end();
  };

  const answer = await fetch(`${loop.url}/admin-api/cjy/site/company-info`);

  expect([answer.status, detour.received.length]).toEqual([508, 1]);
  await loop.close();
  await detour.close();
});

it('says that the other back end is away, where it has to be asked', async () => {
  const { app: settings } = readSettings({});
  const options = { origin: () => front.url, trustedProxies: 0, log: () => {} };
  const away = behindTarget({ url: 'http://127.0.0.1:1', local: ['/cjy'] }, options, (callers) =>
    createApi({ database: targetDatabase, clock: Date.now, settings, log: () => {}, ...(callers && { callers }) }),
  );
  const answer = (address: string) =>
    away.fetch(new Request(`http://front/admin-api${address}`, { headers: { authorization: 'Bearer 1' } }), {
      address: '127.0.0.1',
    });

  const refused = await answer('/cjy/company-info/get?id=1');

  expect([refused.status, await refused.json()]).toMatchObject([502, { code: 502, data: null }]);
  expect((await answer('/cjy/site/company-info')).status).toBe(200);
});
