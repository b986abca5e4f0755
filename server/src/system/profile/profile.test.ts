import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import type { Profile } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../session/password.ts';
import { users } from '../user/user.table.ts';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';

const PATH = '/system/user/profile';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.database.db.insert(users).values({
    id: 9100,
    tenantId: 1,
    username: 'personal',
    nickname: '小张',
    mobile: '13500000001',
    email: 'zhang@example.com',
    password: await hashPassword('before1'),
  });
  token = (await app.signIn('personal', 'before1')).accessToken;
});
afterAll(() => app.database.close());

const ask = (method: string, path: string, body?: unknown) =>
  app.answer(method, `${PATH}${path}`, { token, ...(body !== undefined && { body }) });
const stored = async (): Promise<Profile> => (await ask('GET', '/get')).data as Profile;

describe('the own account', () => {
  it('is given without its password, and with the names of what it belongs to', async () => {
    const { accessToken } = await app.signIn('admin', SEEDED_PASSWORD);

    const { data } = await app.answer('GET', `${PATH}/get`, { token: accessToken });

    expect(data).toMatchObject({
      username: 'admin',
      roles: [{ name: '超级管理员' }, { name: '普通角色' }],
      posts: [{ id: 1, name: '总经理' }],
      postIds: [1],
      socialUsers: [],
    });
    expect(JSON.stringify(data)).not.toContain('scrypt');
  });

  it('is changed by the fields that are sent, and by no others', async () => {
    const before = await stored();

    expect(await ask('PUT', '/update', { nickname: '小张二', sex: 2, username: 'other', status: 1 })).toMatchObject({
      data: true,
    });

    expect(await stored()).toMatchObject({
      nickname: '小张二',
      sex: 2,
      username: 'personal',
      status: 0,
      mobile: before.mobile,
      email: before.email,
    });
  });

  it('loses number and mail when they are sent empty', async () => {
    await ask('PUT', '/update', { mobile: '', email: '' });
    expect(await stored()).toMatchObject({ mobile: '', email: '' });

    await ask('PUT', '/update', { mobile: '13500000001', email: 'zhang@example.com' });
    expect(await stored()).toMatchObject({ mobile: '13500000001', email: 'zhang@example.com' });
  });

  it.each([
    [{ mobile: '123' }, '请求参数不正确:手机号长度必须 11 位'],
    [{ email: 'zhang' }, '请求参数不正确:邮箱格式不正确'],
    [{ nickname: ' ' }, '请求参数不正确:用户昵称不能为空'],
    [{ nickname: '张'.repeat(31) }, '请求参数不正确:用户昵称长度不能超过 30 个字符'],
    [{ sex: 99_999 }, '请求参数不正确:用户性别应为 0 到 127'],
    [{ sex: -1 }, '请求参数不正确:用户性别应为 0 到 127'],
  ])('is not changed to %j', async (body, msg) => {
    expect(await ask('PUT', '/update', body)).toEqual({ code: 400, data: null, msg });
  });

  it.each([
    [{ mobile: '13500000002' }, 1002003001, '手机号已经存在'],
    [{ email: 'li@example.com' }, 1002003002, '邮箱已经存在'],
  ])('is not changed to what another account has, %j', async (body, code, msg) => {
    const other = { mobile: '13500000002', email: 'li@example.com', password: 'x', nickname: '小李' };
    await app.database.db
      .insert(users)
      .values({ id: 9101, tenantId: 1, username: 'another', ...other })
      .onConflictDoNothing();

    expect(await ask('PUT', '/update', body)).toEqual({ code, data: null, msg });
  });

  it.each([
    [{ mobile: '13500000009' }, 1002003001],
    [{ email: 'wang@example.com' }, 1002003002],
  ])('is changed to %j for one of two people who want it at the same moment', async (body, taken) => {
    const password = await hashPassword('before1');
    const username = `twin${taken}`;
    await app.database.db.insert(users).values({ id: taken, tenantId: 1, username, nickname: '小王', password });
    const { accessToken } = await app.signIn(username, 'before1');
    const want = (by: string) => app.answer('PUT', `${PATH}/update`, { token: by, body });
    // The server looks up what somebody may do at the first call, which would hold it back behind the other's.
    for (const by of [token, accessToken]) await app.answer('GET', `${PATH}/get`, { token: by });

    const answers = await Promise.all([want(token), want(accessToken)]);

    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, taken]);
  });

  it('is not changed over what somebody else has changed since', async () => {
    const { revision } = await stored();
    await ask('PUT', '/update', { nickname: '甲', revision });

    expect(await ask('PUT', '/update', { nickname: '乙', revision })).toMatchObject({ code: 409 });
    expect((await stored()).nickname).toBe('甲');
  });
});

describe('the password', () => {
  it('is changed by who knows it, and tokens stay valid', async () => {
    const change = { oldPassword: 'before1', newPassword: 'after123' };
    expect(await ask('PUT', '/update-password', change)).toEqual({ code: 0, data: true, msg: '' });

    expect(await stored()).toMatchObject({ username: 'personal' });
    await expect(app.signIn('personal', 'before1')).rejects.toThrow('1002000000');
    await app.signIn('personal', 'after123');
  });

  it.each([
    [{ oldPassword: 'wrong12', newPassword: 'other123' }, 1002003005, '用户密码校验失败'],
    [{ oldPassword: 'after123' }, 400, '请求参数不正确:新密码不能为空'],
    [{ oldPassword: 'after123', newPassword: 'abc' }, 400, '请求参数不正确:密码长度为 4-16 位'],
  ])('is not changed by %j', async (body, code, msg) => {
    expect(await ask('PUT', '/update-password', body)).toEqual({ code, data: null, msg });
  });

  it('is changed by one of two that knew it at the same moment', async () => {
    const to = (newPassword: string) => ask('PUT', '/update-password', { oldPassword: 'after123', newPassword });

    const answers = await Promise.all([to('first123'), to('second12')]);

    const codes = answers.map(({ code }) => code);
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, 1002003005]);
    const winner = codes[0] === 0 ? 'first123' : 'second12';
    expect(await ask('PUT', '/update-password', { oldPassword: winner, newPassword: 'after123' })).toMatchObject({ code: 0 });
  });

  it.each([
    ['after123', { code: 0, data: true }],
    ['other123', { code: 1002003005 }],
  ])('is changed only if it is right when the change is written, however it is hashed: %s', async (password, answer) => {
    const { db } = app.database;
    const own = eq(users.id, 9100);
    const transaction = db.transaction.bind(db);
    const spied = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
      await db
        .update(users)
        .set({ password: await hashPassword(password) })
        .where(own);
      return transaction(...work);
    });

    const changed = await ask('PUT', '/update-password', { oldPassword: 'after123', newPassword: 'later123' });

    expect(changed).toMatchObject(answer);
    expect(spied).toHaveBeenCalled();
    spied.mockRestore();
    await db
      .update(users)
      .set({ password: await hashPassword('after123') })
      .where(own);
  });

  it('is not guessed without end, and the right one counts as little meanwhile', async () => {
    const guess = () => ask('PUT', '/update-password', { oldPassword: 'guess123', newPassword: 'mine1234' });
    for (let tries = 0; tries < app.settings.signInLimit.perAccount; tries += 1) await guess();

    expect(await guess()).toMatchObject({ code: 429 });
    expect(await ask('PUT', '/update-password', { oldPassword: 'after123', newPassword: 'mine1234' })).toMatchObject({
      code: 429,
    });
    app.clock.now += app.settings.signInLimit.lockMs;
    token = (await app.signIn('personal', 'after123')).accessToken;
    expect(await ask('PUT', '/update-password', { oldPassword: 'after123', newPassword: 'mine1234' })).toMatchObject({ code: 0 });
  });
});
