import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { companyInfoRows } from './companyInfo.table.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/cjy/company-info${path}`, { token, body });

const toVisitors = async () =>
  ((await app.call('GET', '/cjy/site/company-info', { tenant: null })).body as { data: object }).data;

const draft = { name: '云岭旅游科技有限公司', phone: '400-000-0001' };

describe('the company', () => {
  it('is read and changed; what is left out stays, and null takes away', async () => {
    expect((await answer('GET', '/get?id=1')).data).toMatchObject({
      id: 1,
      name: '智旅科技有限公司',
      email: 'contact@zhilv.example',
    });

    const change = { id: 1, name: '智旅科技有限公司', phone: '400-000-8866', address: null, email: '' };
    expect((await answer('PUT', '/update', change)).data).toBe(true);

    expect((await answer('GET', '/get?id=1')).data).toMatchObject({
      ...change,
      icpNo: '云ICP备00000000号-1',
      updateTime: app.clock.now,
    });
    expect(await toVisitors()).toMatchObject({ phone: '400-000-8866', address: null });
  });

  it('has its words without what could do harm, and pictures with their size', async () => {
    const intro = '<p onclick="alert(1)">一<img src="/a.png" width="640" height="400"></p><script>alert(1)</script>';
    await answer('PUT', '/update', { id: 1, ...draft, intro });

    const [row] = await app.database.db.select({ intro: companyInfoRows.intro }).from(companyInfoRows);
    expect(row?.intro).toMatch(/^<p>一<img alt="" src="\/a\.png" width="640" height="400" [^>]+><\/p>$/);
    expect(await toVisitors()).toMatchObject(row ?? {});
  });

  it('is there once', async () => {
    expect(await answer('POST', '/create', draft)).toEqual({ code: 1099001001, data: null, msg: '公司信息已存在' });
    expect(await answer('PUT', '/update', { ...draft, id: 2 })).toEqual({ code: 1099001000, data: null, msg: '公司信息不存在' });
    expect((await answer('GET', '/get?id=2')).data).toBeNull();
  });

  it('is created where there is none, once also when two do at once', async () => {
    await app.database.db.delete(companyInfoRows);
    expect((await answer('GET', '/get?id=1')).data).toBeNull();
    expect(await toVisitors()).toBeNull();

    const both = await Promise.all([answer('POST', '/create', draft), answer('POST', '/create', draft)]);

    expect(both.filter(({ code }) => code === 0)).toEqual([{ code: 0, data: 1, msg: '' }]);
    expect(both.filter(({ code }) => code !== 0)).toMatchObject([{ code: 1099001001 }]);
    expect(await toVisitors()).toMatchObject(draft);
  });

  it.each([
    [{ name: ' ' }, '公司名称不能为空'],
    [{ phone: undefined }, '联系电话不能为空'],
    [{ phone: '4'.repeat(31) }, '联系电话长度不能超过 30 个字符'],
    [{ email: '没有' }, '邮箱格式不正确'],
    [{ email: `${'a'.repeat(40)}@zhilv.example` }, '邮箱长度不能超过 50 个字符'],
  ])('is refused with %o', async (changed, message) => {
    expect(await answer('PUT', '/update', { id: 1, ...draft, ...changed })).toEqual({
      code: 400,
      data: null,
      msg: `请求参数不正确:${message}`,
    });
  });
});
