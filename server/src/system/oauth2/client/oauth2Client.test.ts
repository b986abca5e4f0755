import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { quickHash } from '@zhilv/testing/server/quick-hash';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashed } from '../../../session/tokens.ts';
import { roles, userRoles } from '../../role/role.table.ts';
import { users } from '../../user/user.table.ts';
import { oauth2Clients } from './oauth2Client.table.ts';

let app: TestApp;
let token: string;
let stranger: string;
beforeAll(async () => {
  app = await startTestApp({
    fill: async (database) => {
      await fillTestStaff(database);
      const { db } = database;
      const password = quickHash(TEST_PASSWORD);
      await db.insert(users).values({ id: 5, tenantId: 4, username: 'stranger', nickname: '外人', password });
      await db.insert(roles).values({ id: 4, tenantId: 4, name: '超级管理员', code: 'super_admin' });
      await db.insert(userRoles).values({ userId: 5, roleId: 4 });
    },
  });
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
  const body = { username: 'stranger', password: TEST_PASSWORD };
  const { data } = await app.answer('POST', '/system/auth/login', { tenant: 4, body });
  stranger = (data as { accessToken: string }).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) =>
  app.answer(method, `/system/oauth2-client/${path}`, { token, ...(body !== undefined && { body }) });
const elsewhere = (method: string, path: string, body?: unknown) =>
  app.answer(method, `/system/oauth2-client/${path}`, { token: stranger, tenant: 4, ...(body !== undefined && { body }) });

const SECRET = 'x'.repeat(40);
let made = 0;
function draft() {
  made += 1;
  const what = { clientId: `client-${made}`, name: `应用 ${made}`, status: 0, redirectUris: ['https://a.example/back'] };
  return { ...what, authorizedGrantTypes: ['authorization_code', 'refresh_token'], scopes: ['user.read'] };
}

const stored = async (id: unknown) =>
  (
    await app.database.db
      .select()
      .from(oauth2Clients)
      .where(eq(oauth2Clients.id, id as number))
  )[0];

it('keeps a secret as its digest, and gives it to nobody', async () => {
  const { data: id } = await answer('POST', 'create', { ...draft(), secret: SECRET });

  expect((await stored(id))?.secretHash).toBe(hashed(SECRET));
  const answers = [await answer('GET', `get?id=${String(id)}`), await answer('GET', 'page?pageNo=1&pageSize=10')];
  for (const given of answers) {
    expect(JSON.stringify(given)).not.toContain(SECRET);
    expect(JSON.stringify(given)).not.toContain(hashed(SECRET));
  }
  expect(answers[0]?.data).toMatchObject({ isPublic: false, authorizedGrantTypes: ['authorization_code', 'refresh_token'] });
});

it('lets the old secret end with the new one, leaves it at any other change, and its history has neither', async () => {
  const one = draft();
  const { data: id } = await answer('POST', 'create', { ...one, secret: SECRET });
  const tryToken = async (secret: string) =>
    (
      await app.answer('POST', '/system/oauth2/token', {
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: 'none',
          client_id: one.clientId,
          client_secret: secret,
        }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
    ).code;
  expect(await tryToken(SECRET)).toBe(400);

  await answer('PUT', 'update', { ...one, id, name: '改名' });
  expect(await tryToken(SECRET)).toBe(400);
  await answer('PUT', 'update', { ...one, id, name: '改名', secret: 'y'.repeat(40) });

  expect(await tryToken(SECRET)).toBe(1002020006);
  expect(await tryToken('y'.repeat(40))).toBe(400);
  const { data: changes } = await answer('GET', `changes?id=${String(id)}`);
  expect(changes).toMatchObject([
    { fields: [{ field: 'secret', before: null, after: null, secret: true }] },
    { fields: [{ field: 'name', before: one.name, after: '改名' }] },
    { action: 'create' },
  ]);
});

it('takes no address to which nobody can be sent, and no secret that can be guessed', async () => {
  for (const address of ['javascript:alert(1)', 'https://a.example/#top', 'https://user@a.example/', '/back'])
    expect((await answer('POST', 'create', { ...draft(), redirectUris: [address] })).code).toBe(400);
  for (const secret of ['short', `${SECRET} `]) expect((await answer('POST', 'create', { ...draft(), secret })).code).toBe(400);
  expect(await answer('POST', 'create', { ...draft(), redirectUris: [] })).toEqual(
    refusal(400, '请求参数不正确:回调地址不能为空'),
  );
});

it('has an id that no other has, of another tenant neither, nor a deleted one', async () => {
  const one = draft();
  const { data: id } = await answer('POST', 'create', one);
  const taken = refusal(1002020001, 'OAuth2 客户端编号已存在');
  expect(await answer('POST', 'create', { ...draft(), clientId: one.clientId })).toEqual(taken);
  expect(await elsewhere('POST', 'create', { ...draft(), clientId: one.clientId })).toEqual(taken);

  await answer('DELETE', `delete?id=${String(id)}`);

  expect(await answer('POST', 'create', { ...draft(), clientId: one.clientId })).toEqual(taken);
  expect((await answer('PUT', `restore?id=${String(id)}`)).data).toBe(true);
});

it('is of one tenant alone', async () => {
  const one = draft();
  const { data: id } = await answer('POST', 'create', one);
  const missing = refusal(1002020000, 'OAuth2 客户端不存在');

  expect((await elsewhere('GET', `get?id=${String(id)}`)).data).toBeNull();
  expect((await elsewhere('GET', 'page?pageNo=1&pageSize=10')).data).toMatchObject({ total: 0 });
  expect(await elsewhere('PUT', 'update', { ...one, id, name: '别人的' })).toEqual(missing);
  expect(await elsewhere('DELETE', `delete?id=${String(id)}`)).toEqual(missing);
  expect(await elsewhere('GET', `changes?id=${String(id)}`)).toEqual(missing);
  expect((await stored(id))?.name).toBe(one.name);
});

it('is for those who hold the permissions, and changes nothing for others', async () => {
  const one = draft();
  const { data: id } = await answer('POST', 'create', one);
  const clerk = (await app.signIn('clerk', TEST_PASSWORD)).accessToken;
  const calls = [
    ['GET', 'page?pageNo=1&pageSize=10'],
    ['GET', `get?id=${String(id)}`],
    ['POST', 'create', draft()],
    ['PUT', 'update', { ...one, id, name: '改名' }],
    ['DELETE', `delete?id=${String(id)}`],
  ] as const;

  for (const [method, path, body] of calls) {
    const asked = { token: clerk, ...(body !== undefined && { body }) };
    expect(await app.answer(method, `/system/oauth2-client/${path}`, asked)).toEqual(refusal(403, '没有该操作权限'));
  }
  expect((await stored(id))?.name).toBe(one.name);
});
