import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAppConfig } from '@zhilv/release/site-directory';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { columnInfoRows } from '../content/columnInfo.table.ts';
import type { Listening } from '../gateway/listen.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/StartupError.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';
import { users } from '../system/user/user.table.ts';
import { drawSharePictures } from './drawSharePictures.ts';
import { loadDemonstration } from './loadDemonstration.ts';
import { seedDatabase } from './seedDatabase.ts';
import { serveProduct } from './serveProduct.ts';
import { writeFirstAppConfig } from './writeFirstAppConfig.ts';

describe('an installation without demonstration content', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp({ fill: ({ db }) => seedDatabase(db, 'empty') });
    token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  });
  afterAll(() => app.database.close());

  it('has one account, which may do everything', async () => {
    const { data } = await app.answer('GET', '/system/auth/get-permission-info', { token });

    expect(data).toMatchObject({ user: { username: 'admin', deptId: null }, roles: ['super_admin', 'admin', 'common'] });
    for (const username of ['bpmstaff', 'mallstaff', 'guest'])
      await expect(app.signIn(username, SEEDED_PASSWORD)).rejects.toThrow('登录失败，账号密码不正确');
  });

  it('has a freight template, which no call makes and goods need', async () => {
    const { data } = await app.answer('GET', '/trade/delivery/express-template/list-all-simple', { token });

    expect(data).toEqual([{ id: 3, name: '全国包邮' }]);
  });

  it('has every page of the console in its menu', async () => {
    const { data } = await app.answer('GET', '/system/auth/get-permission-info', { token });

    for (const page of ['system/dict/index', 'bpm/model/index', 'mall/product/property/index', 'cjy/columnInfo/index'])
      expect(JSON.stringify(data)).toContain(`"${page}"`);
  });

  it.each(['/system/dict-type/page', '/system/dict-data/page', '/infra/config/page'])(
    'has what it needs: %s',
    async (address) => {
      expect(await app.answer('GET', address, { token })).toMatchObject({ code: 0, data: { total: expect.toSatisfy(Boolean) } });
    },
  );

  it.each([
    '/bpm/model/page',
    '/product/property/page',
    '/product/property/value/page?propertyId=1',
    '/cjy/column-info/page',
    '/system/notify-message/page',
  ])('has nothing that nobody made: %s', async (address) => {
    expect(await app.answer('GET', address, { token })).toMatchObject({ code: 0, data: { list: [], total: 0 } });
  });

  it('tells visitors that there is nothing yet', async () => {
    expect(await app.answer('GET', '/cjy/site/company-info', { tenant: null })).toEqual({ code: 0, data: null, msg: '' });
    for (const type of [1, 2, 3, 4, 5])
      expect(await app.answer('GET', `/cjy/site/content/page?type=${type}`, { tenant: null })).toMatchObject({
        data: { list: [], total: 0 },
      });
  });

  it('takes the content of the demonstration later', async () => {
    const database = await openTestDatabase();
    await seedDatabase(database.db, 'empty');

    await seedDatabase(database.db, 'demo');

    const [admin] = await database.db.select({ deptId: users.deptId }).from(users).where(eq(users.username, 'admin'));
    expect(admin).toEqual({ deptId: 100 });
    expect(await database.db.$count(users)).toBe(13);
    expect(await database.db.$count(columnInfoRows)).toBeGreaterThan(40);
    await database.close();
  });
});

describe('the address of an empty installation', () => {
  let siteDirectory: string;
  let front: Listening;
  beforeAll(async () => {
    siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-empty-'));
    const host = { state: 'active', message: null, active: null, blocked: [], activations: [], releases: [] };
    writeFileSync(path.join(siteDirectory, 'registry.json'), JSON.stringify({ revision: 1, host, remotes: {} }));
    const settings = readSettings({ PORT: '0', SITE_DIR: siteDirectory, SEED: 'empty' });
    expect(await drawSharePictures(settings)).toBe(1);
    const database = await openTestDatabase();
    await seedDatabase(database.db, settings.seed);
    front = await serveProduct(settings, database, () => {});
  });
  afterAll(() => rmSync(siteDirectory, { recursive: true }));

  it('claims nothing that the operator has not set, where a demonstration shows examples', async () => {
    expect((await firstAppConfig('empty')).proofFigures).toEqual([]);
    expect((await firstAppConfig('demo')).proofFigures).not.toEqual([]);
  });

  it('fills sign-in with the tenant of the seed, and with none of another back end', async () => {
    expect((await firstAppConfig('empty')).defaultTenant).toBe('智旅科技');
    const { apiTarget } = readSettings({ API_TARGET: 'http://10.0.0.5:48080' });
    expect((await firstAppConfig('empty', apiTarget)).defaultTenant).toBe('');
  });

  it.each(['/robots.txt', '/sitemap.xml', '/rss.xml'])('answers %s', async (address) => {
    expect((await fetch(front.url + address)).status).toBe(200);
  });

  it('has a picture for shared pages, and none of the demonstration', async () => {
    const [file] = readdirSync(path.join(siteDirectory, 'share'));

    expect((await fetch(`${front.url}/share/${file}`)).headers.get('content-type')).toBe('image/png');
    expect((await fetch(`${front.url}/admin-api/infra/file/1/get/cjy/company-mark.svg`)).status).toBe(404);
  });

  it('closes without waiting for those who listen to it', async () => {
    const listening = await fetch(`${front.url}/registry.events`);
    // The time that answers under way have does not end here.
    vi.useFakeTimers({ toFake: ['setTimeout'] });

    await front.close();

    vi.useRealTimers();
    expect(await listening.text()).toBe('data: 1\n\n');
  });
});

describe('the folder of the demonstration', () => {
  it('is not asked for where nothing of it is wanted', async () => {
    expect(await loadDemonstration('empty', new URL('left-out/', import.meta.url))).toBeNull();
  });

  it('is named where it is wanted and was left out', async () => {
    await expect(loadDemonstration('demo', new URL('left-out/', import.meta.url))).rejects.toThrow(
      new StartupError('There is no demonstration content, for server/demo was left out. Set SEED=empty to start without it.'),
    );
  });
});

async function firstAppConfig(seed: 'empty' | 'demo', apiTarget: Settings['apiTarget'] = null) {
  const siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-settings-'));
  await writeFirstAppConfig({ seed, siteDirectory, apiTarget });
  const appConfig = readAppConfig(siteDirectory);
  rmSync(siteDirectory, { recursive: true });
  return appConfig;
}
