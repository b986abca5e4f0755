import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { quickHash } from '@zhilv/testing/server/quick-hash';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { DATA_SCOPE } from '@zhilv/contract/system';
import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { refreshTokens } from '../../session/token.table.ts';
import { loginLogs } from '../auth/loginLog.table.ts';
import { depts } from '../dept/dept.table.ts';
import { menus } from '../menu/menu.table.ts';
import { roleMenus, roles } from '../role/role.table.ts';
import { users } from '../user/user.table.ts';

const app: TestApp = await startTestApp({
  fill: async (database) => {
    await fillTestStaff(database);
    const { db } = database;
    await db.insert(depts).values({ id: 7, tenantId: 1, name: '票务部' });
    const password = quickHash(TEST_PASSWORD);
    await db.insert(users).values({ id: 5, tenantId: 4, username: 'stranger', nickname: '外人', password });
  },
});
let token: string;
beforeEach(async () => {
  await app.database.db.delete(refreshTokens);
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, as = token) => app.answer(method, path, { token: as });

interface Session {
  readonly id: number;
  readonly username: string;
}
const sessions = async (query = ''): Promise<readonly Session[]> => {
  const { data } = await answer('GET', `/system/session/page?pageNo=1&pageSize=10${query}`);
  return (data as { list: readonly Session[] }).list;
};

async function signInFrom(username: string, tenant = 1, address = '192.0.2.8'): Promise<string> {
  app.clock.now += 60_000;
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const body = { username, password: TEST_PASSWORD };
  const { data } = await app.answer('POST', '/system/auth/login', { tenant, body, headers, address });
  return (data as { accessToken: string }).accessToken;
}

it('shows the living sign-ins with their users, the last used first, and none of another tenant', async () => {
  await signInFrom('clerk');
  await signInFrom('stranger', 4);

  expect(await sessions()).toMatchObject([
    {
      username: 'clerk',
      nickname: '职员',
      deptName: '票务部',
      browser: 'Firefox 140 · Linux',
      address: '192.0.2.8',
      current: false,
      createTime: app.clock.now - 60_000,
      usedTime: app.clock.now - 60_000,
    },
    { username: 'superb', deptName: null, current: true },
  ]);
});

it('is narrowed by person and address', async () => {
  await signInFrom('clerk', 1, '198.51.100.3');

  expect((await sessions('&username=CLER')).map(({ username }) => username)).toEqual(['clerk']);
  expect((await sessions('&username=超级')).map(({ username }) => username)).toEqual(['superb']);
  expect((await sessions('&address=198.51')).map(({ username }) => username)).toEqual(['clerk']);
});

it('leaves out those that were not used for too long', async () => {
  await signInFrom('clerk');
  app.clock.now += app.settings.refreshTokenIdleMs;
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;

  expect((await sessions()).map(({ username }) => username)).toEqual(['superb']);
});

it('ends one at once, and the log says that it was forced', async () => {
  const clerk = await signInFrom('clerk');
  const [{ id } = { id: 0 }] = await sessions('&username=clerk');
  expect((await answer('GET', '/system/user/profile/get', clerk)).code).toBe(0);

  expect(await answer('DELETE', `/system/session/end?id=${id}`)).toEqual({ code: 0, data: true, msg: '' });

  expect((await answer('GET', '/system/user/profile/get', clerk)).code).toBe(401);
  const [logged] = await app.database.db.select().from(loginLogs).orderBy(desc(loginLogs.id)).limit(1);
  expect(logged).toMatchObject({ username: 'clerk', logType: 202, result: 0 });
  expect(await answer('DELETE', `/system/session/end?id=${id}`)).toEqual({ code: 0, data: true, msg: '' });
});

it('ends none of another tenant', async () => {
  const stranger = await signInFrom('stranger', 4);
  const foreign = (await app.database.db.select().from(refreshTokens)).find(({ tenantId }) => tenantId === 4);

  await answer('DELETE', `/system/session/end?id=${String(foreign?.id)}`);

  expect((await app.answer('GET', '/system/user/profile/get', { token: stranger, tenant: 4 })).code).toBe(0);
});

it('shows and ends the sign-ins of those alone whom the data scope has', async () => {
  const { db } = app.database;
  const clerk = await signInFrom('clerk');
  await db.update(roles).set({ dataScope: DATA_SCOPE.oneself }).where(eq(roles.id, 2));
  await db.insert(menus).values([
    { id: 900, parentId: 0, type: 3, name: '会话查询', permission: 'system:oauth2-token:page' },
    { id: 901, parentId: 0, type: 3, name: '会话结束', permission: 'system:oauth2-token:delete' },
  ]);
  await db.insert(roleMenus).values([900, 901].map((menuId) => ({ roleId: 2, menuId })));
  const [other] = await sessions('&username=superb');

  const { data } = await answer('GET', '/system/session/page?pageNo=1&pageSize=10', clerk);
  const ended = await answer('DELETE', `/system/session/end?id=${other?.id}`, clerk);

  await db.delete(roleMenus).where(inArray(roleMenus.menuId, [900, 901]));
  expect(data).toMatchObject({ total: 1, list: [{ username: 'clerk', current: true }] });
  expect(ended.data).toBe(true);
  expect((await sessions('&username=superb')).map(({ id }) => id)).toEqual([other?.id]);
});

it('is for those who hold the permissions', async () => {
  const clerk = await signInFrom('clerk');
  const [own] = await sessions('&username=superb');

  expect(await answer('GET', '/system/session/page?pageNo=1', clerk)).toEqual(refusal(403, '没有该操作权限'));
  expect(await answer('DELETE', `/system/session/end?id=${own?.id}`, clerk)).toEqual(refusal(403, '没有该操作权限'));
  expect((await sessions()).length).toBe(2);
});
