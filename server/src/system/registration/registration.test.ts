import { and, eq } from 'drizzle-orm';
import type { PermissionInfo, Tokens } from '@zhilv/contract/system';
import { fillTestStaff } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { testCaptcha } from '@zhilv/testing/captcha/test-captcha';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenants } from '../tenant/tenant.table.ts';
import { users } from '../user/user.table.ts';

const signInLimit = { perAccount: 5, perAddress: 20, lockMs: 600_000 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff, settings: { registration: true, signInLimit } });
});
afterAll(() => app.database.close());

const form = { username: 'newone', nickname: '新同事', password: 'open5esame' };
const register = (more: object = {}, address?: string) =>
  app.answer('POST', '/system/auth/register', { body: { ...form, ...more }, ...(address && { address }) });

it('makes an account without roles and signs it in', async () => {
  const { code, data } = await register();

  expect(code).toBe(0);
  const { accessToken: token } = data as Tokens;
  const info = (await app.answer('GET', '/system/auth/get-permission-info', { token })).data as PermissionInfo;
  expect(info).toMatchObject({ user: { nickname: '新同事', userName: 'newone' }, roles: [], permissions: [], menus: [] });
  expect(await app.signIn('newone', form.password)).toHaveProperty('accessToken');
});

it('refuses a name that is taken, to all but one of those who ask for it at once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => register({ username: 'wanted' })));

  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1002003000, 1002003000]);
  expect(await register({ username: 'clerk' })).toEqual({ code: 1002003000, data: null, msg: '用户账号已经存在' });
});

it('stops at the number of accounts that the tenant may have, also for those who ask for the last one at once', async () => {
  const { db } = app.database;
  const ofTenant = and(eq(users.tenantId, 1), eq(users.deleted, false));
  const most = (await db.$count(users, ofTenant)) + 1;
  await db.update(tenants).set({ accountCount: most }).where(eq(tenants.id, 1));

  const answers = await Promise.all(['last1', 'last2', 'last3'].map((username) => register({ username }, '198.51.100.7')));

  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1002003008, 1002003008]);
  expect(answers.find(({ code }) => code !== 0)?.msg).toBe(`创建用户失败，原因：超过租户最大租户配额(${most})！`);
  expect(await db.$count(users, ofTenant)).toBe(most);
  await db.update(tenants).set({ accountCount: null }).where(eq(tenants.id, 1));
});

it.each([
  [{ username: 'abc' }, '账号长度为 4-16 位'],
  [{ username: 'new_one' }, '账号格式为数字以及字母'],
  [{ nickname: ' ' }, '用户昵称不能为空'],
  [{ nickname: '很'.repeat(31) }, '用户昵称长度不能超过 30 个字符'],
  [{ password: 'abc' }, '密码长度为 4-16 位'],
])('refuses %j', async (wrong, message) => {
  expect(await register(wrong)).toEqual({ code: 400, data: null, msg: `请求参数不正确:${message}` });
});

it('is bounded for a network', async () => {
  const address = '198.51.100.3';
  for (let time = 1; time <= signInLimit.perAddress; time += 1) await register({ username: 'clerk' }, address);

  expect(await register({ username: 'onemore' }, address)).toMatchObject({ code: 429 });
});

it('is refused where people may not register, and makes nothing', async () => {
  const off = await startTestApp({ fill: fillTestStaff, settings: { registration: false } });

  const answer = await off.answer('POST', '/system/auth/register', { body: form });

  expect(answer).toEqual({ code: 501, data: null, msg: '注册功能未开放，请联系管理员开通账号' });
  expect(await off.database.db.select().from(users).where(eq(users.username, form.username))).toEqual([]);
  await off.database.close();
});

it('takes a solved captcha where the installation wants one, and makes nothing without it', async () => {
  const guarded = await startTestApp({ fill: fillTestStaff, settings: { registration: true, captcha: 'afterFailures' } });
  const answer = (more: object) => guarded.answer('POST', '/system/auth/register', { body: { ...form, ...more } });

  expect(await answer({})).toMatchObject({ code: 400, msg: '请求参数不正确:验证码不能为空' });
  expect(await answer({ captchaVerification: 'made up' })).toMatchObject({ code: 1002000004 });
  expect(await guarded.database.db.select().from(users).where(eq(users.username, form.username))).toEqual([]);
  const captchaVerification = await testCaptcha(guarded).solved();
  expect(await answer({ captchaVerification })).toMatchObject({ code: 0 });
  await guarded.database.close();
});
