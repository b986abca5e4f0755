import type { DeployToken } from '@zhilv/contract/operation';
import { parseDeployToken } from '@zhilv/release/site-directory';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashed } from '../../session/tokens.ts';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { deployApi } from './deployApi.ts';
import { deployTokens } from './deployToken.table.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const DRAFT = { name: '票务流水线', remotes: ['remote_ticket', 'host', 'host'], rights: 'upload', days: 30 };
const call = (method: string, what: string, body?: unknown) =>
  app.answer(method, `/infra/release/deploy-token/${what}`, { token: admin, ...(body !== undefined && { body }) });
const list = async () => (await call('GET', 'list')).data as readonly DeployToken[];

it('is made, told once and stored as a hash, listed with its uses, and ended', async () => {
  const made = (await call('POST', 'create', DRAFT)).data as { readonly id: number; readonly token: string };
  const secret = parseDeployToken(made.token)?.secret ?? '';
  const { db } = app.database;
  const [row] = await db.select().from(deployTokens);
  expect(row?.secretHash).toBe(hashed(secret));

  const deploy = deployApi({ siteDirectory: app.settings.siteDirectory, db, clock: () => app.clock.now });
  const use = async () => {
    const headers = { authorization: `Bearer ${made.token}` };
    return (await deploy(new Request('http://test/deploy-api/status', { headers }), '/deploy-api/status', '192.0.2.9')).status;
  };
  expect(await use()).toBe(200);
  const [listed] = await list();
  expect(listed).toEqual({
    id: made.id,
    name: '票务流水线',
    remotes: ['remote_ticket', 'host'],
    rights: 'upload',
    createTime: app.clock.now,
    creator: '管理员',
    expiresTime: app.clock.now + 30 * 86_400_000,
    endTime: null,
    uses: [{ action: 'status', name: '*', release: null, time: app.clock.now, address: '192.0.2.9', refusal: null }],
  });
  expect(JSON.stringify([listed, app.lines])).not.toContain(secret);

  expect(await call('PUT', 'end', { id: made.id })).toMatchObject({ code: 0, data: true });
  expect(await use()).toBe(401);
  expect((await list())[0]).toMatchObject({
    endTime: app.clock.now,
    uses: [{ refusal: '令牌已结束' }, {}],
  });
  expect(await call('PUT', 'end', { id: made.id })).toEqual(refusal(1001091000, '部署令牌不存在，或者已经结束'));
});

it('stands before those that ended, and shows its last ten uses', async () => {
  const { id, token } = (await call('POST', 'create', { ...DRAFT, name: '后来的' })).data as { id: number; token: string };
  const deploy = deployApi({ siteDirectory: app.settings.siteDirectory, db: app.database.db, clock: () => app.clock.now });
  for (let count = 0; count < 12; count += 1) {
    app.clock.now += 1;
    await deploy(
      new Request('http://test/deploy-api/status', { headers: { authorization: `Bearer ${token}` } }),
      '/deploy-api/status',
      '192.0.2.9',
    );
  }

  const [first, second] = await list();

  expect([first?.id, second?.name]).toEqual([id, '票务流水线']);
  expect(first?.uses.map(({ time }) => app.clock.now - time)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it.each([
  [{ name: ' ' }, '名称不能为空'],
  [{ remotes: [] }, '模块不能为空'],
  [{ remotes: ['../host'] }, '模块名称不正确'],
  [{ rights: 'all' }, '权限范围不正确'],
  [{ days: 0 }, '有效期不正确'],
  [{ days: 367 }, '有效期不能超过一年'],
])('is not made of %j', async (changed, why) => {
  expect(await call('POST', 'create', { ...DRAFT, ...changed })).toEqual(refusal(400, `请求参数不正确:${why}`));
});

it('is for those who hold the permission', async () => {
  const { accessToken: token } = await app.signIn('bpmstaff', SEEDED_PASSWORD);
  for (const [method, what, body] of [
    ['GET', 'list'],
    ['POST', 'create', DRAFT],
    ['PUT', 'end', { id: 1 }],
  ] as const)
    expect(
      await app.answer(method, `/infra/release/deploy-token/${what}`, { token, ...(body !== undefined && { body }) }),
    ).toEqual(refusal(403, '没有该操作权限'));
});
